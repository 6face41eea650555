/** A week of daily puzzles, or the practice puzzles of a kind and level: the same for every language. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { PIECES } from '../../components/puzzle-bank.ts';

export const getStaticPaths = (() =>
  [...PIECES].map(([path, lines]) => ({
    params: { piece: path.replace(/^puzzles\/|\.json$/g, '') },
    props: { lines },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly lines: readonly string[] }> = ({ props: { lines } }) =>
  Response.json(lines);
