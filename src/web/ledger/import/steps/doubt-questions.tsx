import { formatDay } from '#domain/calendar/calendar.ts'
import type { StatementRow, WrittenOrder } from '#domain/import/statement.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { FileSummary } from '../read-file.ts'
import type { ImportFile, ImportFiles } from '../use-import-files.ts'

export interface DoubtQuestionsProps {
  readonly one: ImportFile
  readonly reading: FileSummary
  readonly files: ImportFiles
}

const dayStyle = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** The day and the month of a date written the other way round. */
function swapped(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${year}-${date}-${month}`
}

/** Both could be meant: the person is shown one date read both ways. */
const isOpenDate = ({ date }: StatementRow) =>
  Number(date.slice(8)) <= 12 && date.slice(8) !== date.slice(5, 7)

/** Only what the file leaves open is asked, each with the likelier answer first. */
export function DoubtQuestions({ one, reading, files }: DoubtQuestionsProps) {
  const { locale } = useLocale()
  const { doubts, sample, table, dateOrder } = reading
  const dated = sample.find(isOpenDate)
  const spent = sample[0]
  const other: WrittenOrder = dateOrder === 'mdy' ? 'dmy' : 'mdy'
  const dayOf = (day: string) => formatDay(day, locale, dayStyle)
  return (
    <>
      {doubts.includes('date-order') && dated && dateOrder !== 'ymd' ? (
        <Question
          words={say('Is the first date of {dated} {day}?', {
            dated: dated.description,
            day: dayOf(dated.date),
          })}
          no={say('No, {day}', { day: dayOf(swapped(dated.date)) })}
          onNo={() =>
            void files.reread(
              one,
              table ? { mapping: { ...table.mapping, dateOrder: other } } : { dateOrder: other },
            )
          }
        />
      ) : null}
      {doubts.includes('sign') && spent && table ? (
        <Question
          words={
            spent.amount > 0
              ? say('Did {amount} ({spent}) come in?', {
                  amount: formatAmount(Math.abs(spent.amount), spent.currency, locale),
                  spent: spent.description,
                })
              : say('Did {amount} ({spent}) go out?', {
                  amount: formatAmount(Math.abs(spent.amount), spent.currency, locale),
                  spent: spent.description,
                })
          }
          no={spent.amount > 0 ? say('No, it went out') : say('No, it came in')}
          onNo={() =>
            void files.reread(one, {
              mapping: {
                ...table.mapping,
                sign: table.mapping.sign === 'plus-came' ? 'plus-left' : 'plus-came',
              },
            })
          }
        />
      ) : null}
    </>
  )
}

interface QuestionProps {
  readonly words: string
  readonly no: string
  readonly onNo: () => void
}

function Question({ words, no, onNo }: QuestionProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-wash px-3 py-2"
    >
      <span className="min-w-0 flex-1 basis-56">{words}</span>
      <Button look="outline" onClick={onNo}>
        {no}
      </Button>
    </div>
  )
}
