import { useMemo } from 'react'
import type { ChangeAnswer } from '#contract/analytics/entities.ts'
import { spanBefore } from '#domain/analytics/span-before.ts'
import { ChangeBars, type ChangeStep } from '#web/charts/change-bars.tsx'
import type { FigureCell, FigureTable } from '#web/charts/frame/picture-cells.ts'
import { PictureFrame } from '#web/charts/frame/picture-frame.tsx'
import { say } from '#web/words/say.ts'
import { spanWords } from '../bucket-words.ts'
import { type Analytics, useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { ChangeItems } from './change-items.tsx'
import { changeFinding } from './findings.ts'
import { isAboutItem, isAboutPart } from './why-words.ts'

const partWords = [
  ['fresh', say('New')],
  ['stopped', say('Stopped')],
  ['oftener', say('More or less often')],
  ['dearer', say('Dearer or cheaper')],
] as const

/** Behind a time that began before the first entry. */
const notAll = ', not all in your book'

/** Why a time cost more or less than the one before it. */
export function ChangeChart() {
  const { reach, address } = useAnalytics()
  const before = spanBefore(address.span)
  return (
    <AskedChart
      call="analytics.change"
      body={{ ...reach, beforeFrom: before.from, beforeTo: before.to }}
      about={say('Why did it change?')}
      isNothing={({ total, before: was, items }) => total === 0 && was === 0 && items.length === 0}
    >
      {(answer) => <Drawn answer={answer} />}
    </AskedChart>
  )
}

const spansOf = ({ from, to, beforeFrom, beforeTo }: ChangeAnswer) => ({
  now: { from, to },
  before: { from: beforeFrom, to: beforeTo },
})

function stepsOf(
  answer: ChangeAnswer,
  { rowsOf, sumOf, writing, isBefore }: Analytics,
): readonly ChangeStep[] {
  const { now, before } = spansOf(answer)
  const { locale } = writing
  const wholeOf = (
    key: string,
    span: typeof now,
    amount: number | null,
    gaps: Pick<ChangeStep, 'missing' | 'isAbout'>,
  ): ChangeStep => ({
    key,
    ...gaps,
    name: spanWords(span, locale) + (isBefore(span.from) ? notAll : ''),
    amount: amount ?? 0,
    colour: 'muted',
    isWhole: true,
    to: rowsOf({ kind: 'expense', ...span, title: spanWords(span, locale) }),
  })
  const parts = partWords.map(([key, name]): ChangeStep => {
    const amount = answer.parts[key] ?? 0
    const to = amount === 0 ? null : sumOf({ sum: key, ...now })
    const isAbout = answer.aboutParts?.includes(key)
    return { key, name, amount, isAbout, colour: amount > 0 ? 1 : 2, to }
  })
  return [
    wholeOf('before', before, answer.before, {
      missing: answer.missingBefore,
      isAbout: answer.isAboutBefore,
    }),
    ...parts,
    wholeOf('now', now, answer.total, { missing: answer.missing, isAbout: answer.isAboutNow }),
  ]
}

export function tableOf(answer: ChangeAnswer, { rowsOf, sumOf, isBefore }: Analytics): FigureTable {
  const { now, before } = spansOf(answer)
  const rows = answer.items.map((item) => {
    const { payee, name, total, before: was, change, parts } = item
    const rowsIn = (span: typeof now) => rowsOf({ kind: 'expense', ...span, payee, title: name })
    const cells: readonly FigureCell[] = [
      name,
      { amount: was, missing: item.missingBefore, isAbout: item.isAboutBefore, to: rowsIn(before) },
      { amount: total, missing: item.missing, isAbout: item.isAbout, to: rowsIn(now) },
      { amount: change, isAbout: isAboutItem(item) },
      ...partWords.map(([key]) => ({ amount: parts[key], isAbout: isAboutPart(item, key) })),
    ]
    return { key: payee, cells }
  })
  const was = say('Before{notAll}', { notAll: isBefore(before.from) ? notAll : '' })
  return {
    headings: [say('Where'), was, say('Now'), say('Change'), ...partWords.map(([, name]) => name)],
    rows: [...rows, ...othersRow(answer, sumOf), allRow(answer, { rowsOf, sumOf })],
  }
}

type TableRow = FigureTable['rows'][number]

/** What is not named, if there is more. */
function othersRow(answer: ChangeAnswer, sumOf: Analytics['sumOf']): readonly TableRow[] {
  const { payees, change, parts, isAbout, aboutParts } = answer.others
  if (payees === 0) return []
  const to = sumOf({ sum: 'change', ...spansOf(answer).now })
  const cells = partWords.map(([part]) => ({
    amount: parts[part],
    isAbout: aboutParts?.includes(part),
  }))
  const name = `${payees} others`
  return [{ key: 'others', cells: [name, '', '', { amount: change, isAbout, to }, ...cells] }]
}

function allRow(
  answer: ChangeAnswer,
  { rowsOf, sumOf }: Pick<Analytics, 'rowsOf' | 'sumOf'>,
): TableRow {
  const { now, before } = spansOf(answer)
  const { total, before: was, change, parts, missing, missingBefore, isAbout } = answer
  const wholeOf = (span: typeof now, title: string) => rowsOf({ kind: 'expense', ...span, title })
  const cells: readonly FigureCell[] = [
    say('All'),
    {
      ...{ amount: was, missing: missingBefore, isAbout: answer.isAboutBefore },
      to: wholeOf(before, 'Before'),
    },
    { amount: total, missing, isAbout: answer.isAboutNow, to: wholeOf(now, 'Now') },
    { amount: change, isAbout },
    ...partWords.map(([part]) => ({
      amount: parts[part],
      isAbout: answer.aboutParts?.includes(part),
      to: sumOf({ sum: part, ...now }),
    })),
  ]
  return { key: 'all', cells }
}

function Drawn({ answer }: { readonly answer: ChangeAnswer }) {
  const analytics = useAnalytics()
  const { locale } = analytics.writing
  const { currency, from, to } = answer
  const table = useMemo(() => tableOf(answer, analytics), [answer, analytics])
  const steps = useMemo(() => stepsOf(answer, analytics), [answer, analytics])
  return (
    <PictureFrame
      about={say('Why did it change?')}
      finding={changeFinding(answer, locale, analytics.isBefore(answer.beforeFrom))}
      table={table}
      writing={{ currency, locale }}
      fileName={`why-${from}-to-${to}`}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <ChangeBars steps={steps} writing={{ currency, locale }} />
        <ChangeItems answer={answer} />
      </div>
    </PictureFrame>
  )
}
