import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { household } from '../understand/household.ts'
import { Books, type OpenBook } from '../understand/open-book.ts'
import { type OrdinaryQuestion, ordinaryQuestions } from '../understand/ordinary.ts'
import { besides, furtherQuestions, goingOn, notInTheBook } from '../understand/ordinary-more.ts'
import { offering, peoplesQuestions } from '../understand/ordinary-people.ts'
import { Recount } from '../understand/recount.ts'

const file = new URL('../fixtures/understand/questions.json', import.meta.url)
const given = JSON.parse(readFileSync(file, 'utf8')).household
const home = household.parse({ ...given, expenses: [...given.expenses, ...besides] })
const recount = new Recount(home)
const books = new Books()
/** Hundreds of answers take their time where a machine has more to do. */
const mostMs = 300_000
let book: OpenBook
beforeAll(async () => {
  book = await books.open(home)
}, mostMs)
afterAll(() => books.close())

async function answerTo(question: string, before: readonly string[] = []) {
  const { one, person } = book
  const profile = await requireProfile(one.engine.database.pool, person.uid)
  return openQuestion(one.engine, profile, { question, before })()
}

/** What is wrong with each answer that lacks something or says what it must not. */
async function wrongIn(questions: readonly OrdinaryQuestion[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { ask, before, says, not = [] } of questions) {
    const { answer, status } = await answerTo(ask, before)
    const lacks = says.filter((part) => !answer.toLowerCase().includes(part.toLowerCase()))
    const tooMuch = not.filter((part) => answer.includes(part))
    if (status !== 'answered' || lacks.length + tooMuch.length > 0) {
      wrong.push(`${ask} lacks ${lacks.join(' and ')}, has ${tooMuch.join(' and ')}: ${answer}`)
    }
  }
  return wrong
}

describe('ordinary questions, recounted from the rows', () => {
  it(
    'have the right figures, of every thing in every time',
    async () => {
      const questions = ordinaryQuestions(recount)
      expect(questions.length).toBeGreaterThan(150)
      expect(await wrongIn(questions)).toEqual([])
    },
    mostMs,
  )

  it(
    'have the right answer, each in its own way',
    async () => {
      expect(await wrongIn(furtherQuestions(recount))).toEqual([])
    },
    mostMs,
  )

  it(
    'have the right answer, as people type who share, save and spend',
    async () => {
      expect(await wrongIn(peoplesQuestions(recount))).toEqual([])
    },
    mostMs,
  )

  it(
    'take over from the one before only what they leave unsaid',
    async () => {
      expect(await wrongIn(goingOn(recount))).toEqual([])
    },
    mostMs,
  )
})

describe('a word that no answer uses', () => {
  it.each(notInTheBook)('%s names “%s”, and gives no figure', async (question, word) => {
    const { answer, status } = await answerTo(question)
    expect(status).not.toBe('answered')
    expect(answer).toContain(word)
    expect(answer).not.toMatch(/£\d/)
  })
})

describe('what is offered instead', () => {
  it.each(offering)('of %s is a question, and is answered', async (question, offered) => {
    const { proposals, status } = await answerTo(question)
    expect(status).not.toBe('answered')
    expect(proposals).toEqual(offered)
    for (const proposal of proposals) expect((await answerTo(proposal)).status).toBe('answered')
  })
})
