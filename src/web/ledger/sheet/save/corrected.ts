import type { Correction } from '#domain/categories/corrections.ts'

type Listener = (correction: Correction) => void

/** An open dialog listens before the page behind it. */
let listeners: readonly Listener[] = []
const waiting: Correction[] = []

/** A person put a row in another category by hand; two equal ones become the offer of a rule. */
export function corrected(correction: Correction): void {
  const [listener] = listeners
  if (listener) listener(correction)
  else waiting.push(correction)
}

/** What listens comes later than the page; nothing said before is lost. */
export function onCorrected(listen: Listener): () => void {
  listeners = [listen, ...listeners]
  for (const correction of waiting.splice(0)) listen(correction)
  return () => {
    listeners = listeners.filter((one) => one !== listen)
  }
}
