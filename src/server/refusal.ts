/** Why the server will not start: one sentence an operator can act on, shown without a stack. */
export class Refusal extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.name = 'Refusal'
  }
}
