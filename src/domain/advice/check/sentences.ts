/** Cuts a text that is still arriving into sentences, each as soon as it is whole. */

/** A full stop after a number may belong to a date, as in `15. November`. */
const end = /(?<!(?<![\d.,])\d{1,2})[.!?…]["'”’)]*(?=\s)|\n/u

export interface Cutter {
  /** The sentences that are whole by now. */
  add(text: string): readonly string[]
  /** What is left when nothing more comes. */
  rest(): string
}

export function openCutter(): Cutter {
  let held = ''
  return {
    add(text) {
      held += text
      const whole: string[] = []
      for (let found = end.exec(held); found; found = end.exec(held)) {
        const cut = found.index + found[0].length
        whole.push(held.slice(0, cut))
        held = held.slice(cut)
      }
      return whole.filter((sentence) => sentence.trim() !== '')
    },
    rest() {
      const left = held
      held = ''
      return left
    },
  }
}
