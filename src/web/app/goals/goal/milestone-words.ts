import { say } from '#web/words/say.ts'

const words: Readonly<Record<number, string>> = {
  25: say('A quarter is saved'),
  50: say('Halfway there'),
  75: say('Three quarters are saved'),
  100: say('You made it'),
}

/** A quiet word for a milestone that was just passed. */
export const milestoneWords = (milestone: number): string => words[milestone] ?? ''
