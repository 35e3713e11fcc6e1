import type { Place } from '#domain/receipts/reading.ts'

/** Over the picture, wherever it is and however large. */
export const spotOf = ({ left, top, width, height }: Place) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})
