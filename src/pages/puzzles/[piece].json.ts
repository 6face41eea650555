/** A week of daily puzzles, or the practice puzzles of a kind and level: the same for every language. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { PIECES, type Served } from '../../content/puzzle-bank.ts';

export const getStaticPaths = (() =>
  [...PIECES].map(([path, puzzles]) => ({
    params: { piece: path.replace(/^puzzles\/|\.json$/g, '') },
    props: { puzzles },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly puzzles: readonly Served[] }> = ({ props: { puzzles } }) =>
  Response.json(puzzles);
