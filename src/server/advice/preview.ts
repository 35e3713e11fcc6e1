import type { PreviewAnswer } from '#contract/advice/calls.ts'
import type { UserRow } from '#contract/identity/session.ts'
import type { Engine } from '../engine.ts'
import { type Asking, isPhrased, plainAnswer } from './ask.ts'
import { briefOf } from './brief.ts'
import { readTodaysAdvice } from './todays-advice.ts'

/** To the letter what a question would send, made the same way; nothing is sent. */
export async function previewQuestion(
  engine: Engine,
  profile: UserRow,
  asking: Asking,
): Promise<PreviewAnswer> {
  const door = engine.outside.model
  if (!door) return { recipient: null, hasConsented: false, sent: null }
  const today = await readTodaysAdvice(engine, profile)
  const plain = await plainAnswer(today, asking)
  const hasConsented = profile.aiConsentTo === door.recipient
  if (!isPhrased(plain)) return { recipient: door.recipient, hasConsented, sent: null }
  const { saying } = await briefOf(profile, { question: asking.question, plain, today })
  return {
    recipient: door.recipient,
    hasConsented,
    sent: `${saying.instructions}\n\n${saying.text}`,
  }
}
