const words: Readonly<Record<number, string>> = {
  25: 'A quarter is saved',
  50: 'Halfway there',
  75: 'Three quarters are saved',
  100: 'You made it',
}

/** A quiet word for a milestone that was just passed. */
export const milestoneWords = (milestone: number): string => words[milestone] ?? ''
