import { randomUUIDv7 } from 'node:crypto'
import type { AskAnswer } from '#contract/advice-calls.ts'
import type { UserRow } from '#contract/entities/session.ts'
import { userScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany, lockScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { requireProfile } from '../users/profiles.ts'
import type { PlainAnswer } from './answers/answer.ts'
import { answerQuestion, wholePicture } from './answers/answer-question.ts'
import { briefOf } from './brief.ts'
import { NotAFact, phrase } from './phrase.ts'
import { giveBack, quotaOf, takeCall } from './quota.ts'
import { stateFacts } from './state-facts.ts'
import { readTodaysAdvice, type TodaysAdvice } from './todays-advice.ts'

/** What is told while an answer comes about. */
export interface Listener {
  sentence(text: string): void
  /** What was said so far no longer counts. */
  startAgain(): void
}

const nobody: Listener = { sentence: () => undefined, startAgain: () => undefined }
const adviceAnswered = 5
const evidenceMost = 100

interface Said {
  readonly text: string
  readonly by: AskAnswer['by']
  /** A model was asked and did not do. */
  readonly hasFailed: boolean
}

export type Finish = (listener?: Listener) => Promise<AskAnswer>

/** Takes one call of the month, or refuses; the answer then comes about as it is listened to. */
export async function openQuestion(
  engine: Engine,
  profile: UserRow,
  question: string | null,
): Promise<Finish> {
  await takeCall(engine, profile, engine.clock.now())
  return async (listener = nobody) => {
    try {
      return await answer(engine, profile, question, listener)
    } catch (error) {
      await giveBack(engine, profile, engine.clock.now())
      throw error
    }
  }
}

async function answer(
  engine: Engine,
  profile: UserRow,
  question: string | null,
  listener: Listener,
): Promise<AskAnswer> {
  const today = await readTodaysAdvice(engine, profile)
  const { known, advice } = today
  const plain =
    question === null
      ? { ...(await wholePicture(known, advice)), isUnderstood: true }
      : await answerQuestion(known, question)
  const said = await say(engine, profile, { question, plain, today }, listener)
  const kept = {
    id: randomUUIDv7(),
    question: question ?? '',
    answer: said.text,
    by: said.by,
    link: plain.link,
  }
  const evidence = plain.evidence.slice(0, evidenceMost)
  const pointers = evidence.map(({ collection, id }) => ({ collection, id }))
  await keep(engine, profile.id, { ...kept, evidence: pointers })
  const now = engine.clock.now()
  // What could not be answered costs nothing either.
  const isFree = said.hasFailed || (said.by === 'facts' && !plain.isUnderstood)
  const aiAdvice = isFree
    ? await giveBack(engine, profile, now)
    : quotaOf(await requireProfile(engine.database.pool, profile.id), now)
  return {
    ...kept,
    status: plain.isUnderstood ? 'answered' : 'cannot',
    evidence: evidence.map(({ collection, id, words, date, amount, currency }) => ({
      collection,
      id,
      words,
      date,
      amount,
      currency,
    })),
    advice: [...advice.slice(0, adviceAnswered)] as AskAnswer['advice'],
    aiAdvice,
  }
}

interface Matter {
  readonly question: string | null
  readonly plain: PlainAnswer
  readonly today: TodaysAdvice
}

/** By the model where there is one and its user agreed; by our own words otherwise. */
async function say(
  engine: Engine,
  profile: UserRow,
  { question, plain, today }: Matter,
  listener: Listener,
): Promise<Said> {
  const door = engine.outside.model
  const own = plain.sentences.join('\n')
  if (door && profile.aiConsentTo === door.recipient) {
    const sentences = await stateFacts(today.known, plain, today.advice)
    const brief = briefOf(today.known, question, sentences, wordsOf(plain))
    try {
      let text = ''
      for await (const sentence of phrase(door, brief)) {
        text += sentence
        listener.sentence(sentence)
      }
      return { text: text.trim(), by: 'model', hasFailed: false }
    } catch (error) {
      const isLie = error instanceof NotAFact
      engine.log.warn(isLie ? { uid: profile.id } : { err: error }, 'the model did not answer')
      listener.startAgain()
      listener.sentence(own)
      return { text: own, by: 'facts', hasFailed: true }
    }
  }
  listener.sentence(own)
  return { text: own, by: 'facts', hasFailed: false }
}

/** Shops that only this answer names. */
export const wordsOf = ({ evidence }: PlainAnswer): readonly string[] =>
  evidence.map(({ words }) => words)

const keep = ({ database, clock }: Engine, uid: string, row: Readonly<Record<string, unknown>>) =>
  database.transact(async (tx) => {
    const scope = userScope(uid)
    await lockScope(tx, scope)
    const hand = { uid, scope, now: clock.now() }
    await createMany(tx, documentsOf('advice_answers'), [row], hand)
  })
