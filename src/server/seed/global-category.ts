/** The ids of the categories everyone has, by their number. */
export const globalCategory = (number: number) =>
  `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`
