import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import { limits } from '#contract/limits.ts'
import { csvLine, unguarded } from '#domain/csv.ts'
import { groupCsv } from '#domain/groups/export-group.ts'
import { readSplitwise } from '#domain/groups/import-splitwise.ts'
import { readStatement } from '#domain/import/read-statement.ts'
import { cleanText } from '#domain/import/statement-row.ts'
import { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { tableCells } from '#web/charts/frame/picture-cells.ts'
import { exportText } from '#web/ledger/export/export-text.ts'
import type { Entry } from '#web/ledger/model/entry.ts'
import { expenses, incomes, type Noun } from '#web/ledger/model/noun.ts'
import { formulas, plainCells } from './csv-cells.data.ts'
import { plantBook } from './hostile-book.ts'

/** Further probes, in the folder CORPORA names. */
function furtherCells(): readonly string[] {
  const file = join(process.env.CORPORA ?? '', 'csv_injection.json')
  if (!process.env.CORPORA || !existsSync(file)) return []
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: { text: string }[] }
  return cases.map(({ text }) => text)
}

const texts = [...new Set([...formulas, ...plainCells, ...furtherCells()])]
const number = /^-?\d+(?:\.\d+)?$/

/** Every cell a spreadsheet would run, whichever sign it takes for the end of a cell. */
const wouldRun = (csv: string) =>
  [',', ';', '\t'].flatMap((delimiter) =>
    papa
      .parse<string[]>(csv.replace('\uFEFF', ''), { delimiter })
      .data.flat()
      // What follows a number in one cell are only the cells it was meant to be.
      .filter((cell) => !number.test(cell.split(',')[0] ?? ''))
      .filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell)),
  )

const cellsOf = (csv: string) =>
  papa.parse<string[]>(csv.replace('\uFEFF', ''), { delimiter: ',' }).data

const row = (description: string, at: number) => ({
  ...{ id: `id-${at}`, amount: 1250 + at, currency: 'EUR', date: '2026-03-31', description },
  ...{ tags: [description], notes: description, bankId: null },
})
const spent = texts.map((text, at) => ({
  ...expenseEntity.defaults,
  ...row(text, at),
  merchant: text,
})) as unknown as readonly Entry[]
const earned = texts.map((text, at) => ({
  ...incomeEntity.defaults,
  ...row(text, at),
  source: text,
})) as unknown as readonly Entry[]
const names = new Map(texts.map((text, at) => [`category-${at}`, text]))

const exported = (rows: readonly Entry[], noun: Noun) =>
  [...exportText([rows], noun, names, 'csv')].map(({ text }) => text).join('')

/** Every person in it has one of the texts for a name. */
const group = {
  people: texts.map((name, at) => ({ memberId: `member-${at}`, name })),
  expenses: texts.map((description, at) => ({
    ...{ date: '2026-03-31', description, category: description, notes: description },
    ...{ amount: 200 + at * 2, currency: 'EUR' },
    payers: [{ memberId: `member-${at}`, amount: 200 + at * 2 }],
    shares: [
      { memberId: `member-${at}`, amount: 100 + at },
      { memberId: `member-${(at + 1) % texts.length}`, amount: 100 + at },
    ],
  })),
  payments: texts.map((note) => ({
    ...{ date: '2026-04-01', from: 'member-0', to: 'member-1', amount: 5, currency: 'EUR', note },
  })),
}

const table = {
  headings: texts,
  rows: texts.map((text) => ({ key: text, cells: [text, { amount: -1250 }, { percent: -3 }] })),
}

describe('a table that is given out', () => {
  const files: Record<string, string> = {
    expenses: exported(spent, expenses),
    income: exported(earned, incomes),
    group: groupCsv(group),
    analytics: [texts, ...tableCells(table, { currency: 'EUR', locale: 'en' } as never)]
      .map(csvLine)
      .join(''),
  }
  beforeAll(async () => {
    const anna = await TestCaller.signUp(sharedServer().url)
    await plantBook(anna, texts)
    const answer = await fetch(`${anna.url}/api/user/export`, { headers: anna.bearer })
    const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    for (const [name, bytes] of Object.entries(zip)) {
      if (name.endsWith('.csv')) files[`everything: ${name}`] = strFromU8(bytes)
    }
  })

  it('runs nothing, and has all that was written', () => {
    const ran = Object.entries(files).flatMap(([name, csv]) =>
      wouldRun(csv).map((cell) => `${name}: ${cell}`),
    )
    const cells = Object.values(files).map((csv) => cellsOf(csv).flat())
    prove('attack', 'CSV', {
      files: Object.keys(files).length,
      probes: texts.length,
      cells: cells.flat().length,
      run: ran.length,
    })
    expect(ran).toEqual([])
    for (const name of ['expenses', 'income', 'group', 'analytics', 'everything: expenses.csv']) {
      const found = new Set(
        cellsOf(files[name] ?? '')
          .flat()
          .map(unguarded),
      )
      expect(
        texts.filter((text) => !found.has(text)),
        name,
      ).toEqual([])
    }
  })

  it('leaves numbers numbers', () => {
    const written = csvLine([{ decimal: '-12.50' }, -3, '00123', '1e5', '2025-01-02'])
    expect(written).toBe('-12.50,-3,00123,1e5,2025-01-02\r\n')
    expect(files.analytics).toContain(',-12.50,-3\r\n')
  })

  it('would be found out if it ran something', () => {
    const careless = texts.map((text) => `1,"${text.replaceAll('"', '""')}",2\r\n`)
    const found = careless.filter((line) => wouldRun(line).length > 0)
    expect(found.length).toBeGreaterThanOrEqual(20)
  })
})

describe('what was given out and is brought in again', () => {
  const options = { limits, currency: 'EUR', locale: 'en-GB', today: '2026-11-15' }

  it.each([
    ['expenses', exported(spent, expenses)],
    ['income', exported(earned, incomes)],
  ])('is the same: %s', (_, csv) => {
    const read = readStatement(new TextEncoder().encode(csv), options)
    if (!read.ok) throw new Error(read.words)
    const rows = read.value.accounts.flatMap((account) => account.rows)
    const told = rows.map(({ description, amount }) => [description, Math.abs(amount)])
    const wanted = texts.map((text, at) => [cleanText(text), 1250 + at])
    const byAmount = (a: (string | number)[], b: (string | number)[]) => Number(a[1]) - Number(b[1])
    expect(told.sort(byAmount)).toEqual(wanted.sort(byAmount))
  })

  it('is the same: a group', () => {
    const read = readSplitwise(groupCsv(group), limits)
    if (!read.ok) throw new Error(read.words)
    const { people, expenses: bills, payments } = read.group
    // Read without what stands around it, a tab or a new line too.
    const plain = texts.map((text) => text.replace(/\r\n?/g, '\n').trimStart())
    expect(people.map(({ name }) => name)).toEqual(plain)
    expect(bills.map(({ description, amount }) => [description, amount])).toEqual(
      plain.map((text, at) => [text, 200 + at * 2]),
    )
    expect(payments.map(({ note }) => note)).toEqual(plain)
  })
})
