/** The mark: a post horn in one line, in a square of 32. */
export const HORN =
  'M4,8.500V14.500M4,11.500H18C22,11.5 25.5,9 29,5V18C25.5,14 22,11.5 18,11.500M15.5,11.500a7,7 0 1 1 -0.1,0';
