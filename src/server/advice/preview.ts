import type { PreviewAnswer } from '#contract/advice-calls.ts'
import type { UserRow } from '#contract/entities/session.ts'
import type { Engine } from '../engine.ts'
import { answerQuestion, wholePicture } from './answers/answer-question.ts'
import { wordsOf } from './ask.ts'
import { briefOf } from './brief.ts'
import { stateFacts } from './state-facts.ts'
import { readTodaysAdvice } from './todays-advice.ts'

/** To the letter what a question would send, made the same way; nothing is sent. */
export async function previewQuestion(
  engine: Engine,
  profile: UserRow,
  question: string | null,
): Promise<PreviewAnswer> {
  const door = engine.outside.model
  if (!door) return { recipient: null, hasConsented: false, sent: null }
  const { known, advice } = await readTodaysAdvice(engine, profile)
  const plain = await (question === null
    ? wholePicture(known, advice)
    : answerQuestion(known, question))
  const sentences = await stateFacts(known, plain, advice)
  const { saying } = briefOf(known, question, sentences, wordsOf(plain))
  return {
    recipient: door.recipient,
    hasConsented: profile.aiConsentTo === door.recipient,
    sent: `${saying.instructions}\n\n${saying.text}`,
  }
}
