import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo, useState } from 'react'
import { agreementWords } from '#domain/accounts/checkpoints/agreement-words.ts'
import { addedWords } from '#domain/import/added-words.ts'
import { formatAmount, type Total } from '#domain/money/money.ts'
import { useAccountBook, useAccountRates } from '#web/accounts/use-accounts.ts'
import { useReplica, useRows, useTable } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { checkAccount } from '../../reconcile/checked-book.ts'
import { rowsWords } from '../counted.ts'
import { countOf, useRefusedRows, withoutRefused } from '../refused-rows.ts'
import type { Finished } from '../use-import-run.ts'
import { undoImports } from '../use-past-imports.ts'
import { LeftOutLink, LeftOutRows } from './left-out-rows.tsx'

export interface DoneStepProps {
  readonly finished: Finished
  readonly onClose: () => void
  readonly onShow: (importId: string) => void
}

export function DoneStep({ finished, onClose, onShow }: DoneStepProps) {
  const { importIds, added, leftOut, isWhole, into } = finished
  const [isListed, list] = useState(false)
  const refused = useRefusedRows(importIds)
  const count = countOf(refused)
  const replica = useReplica()
  const { locale } = useLocale()
  const here = addedWords(withoutRefused(added, refused), locale)
  const [only] = importIds
  const undo = () => {
    undoImports(replica, finished, locale)
    onClose()
  }
  return (
    <>
      <WideDialogBody>
        <Empty icon={<CircleCheck aria-hidden />} title={say('Imported {here}', { here })}>
          <p role="status">
            {isWhole ? whatCame(leftOut.length, count) : outOfSpace}{' '}
            {isWhole && leftOut.length > 0 ? (
              <LeftOutLink
                count={leftOut.length}
                isOpen={isListed}
                onFlip={() => list(!isListed)}
              />
            ) : null}
          </p>
          {count > 0 ? (
            <Button look="outline" onClick={onClose}>
              {say('See why')}
            </Button>
          ) : null}
          {into.length > 0 ? <CameTo finished={finished} /> : null}
        </Empty>
        {isListed ? <LeftOutRows rows={leftOut} /> : null}
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" onClick={undo} className="mr-auto">
          <Undo2 aria-hidden />
          {say('Undo this import')}
        </Button>
        {importIds.length === 1 && only !== undefined ? (
          <Button look="outline" onClick={() => onShow(only)}>
            {say('Show them')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{say('Done')}</Button>
      </WideDialogActions>
    </>
  )
}

const sumWords = (word: string, totals: readonly Total[], locale: string) =>
  totals.length === 0 ? [] : [`${word} ${totals.map((one) => totalWords(one, locale)).join(' + ')}`]

const totalWords = ({ amount, currency }: Total, locale: string) =>
  amount === null ? currency : formatAmount(Math.abs(amount), currency, locale)

/** Spent 300.00, income 2,000.00, 1 transfer. Giro agrees to the cent until 31 Jan. */
function CameTo({ finished }: Pick<DoneStepProps, 'finished'>) {
  const { replica } = useTable('checkpoints')
  const { locale } = useLocale()
  const today = useToday()
  const { flow, added, into } = finished
  const all = useRows('accounts')
  const accounts = useMemo(() => all.filter(({ id }) => into.includes(id)), [all, into])
  const rates = useAccountRates(useAccountBook(), accounts)
  const said = [
    ...sumWords('spent', flow.out, locale),
    ...sumWords('money back', flow.back, locale),
    ...sumWords('income', flow.in, locale),
    ...(added.transfers
      ? [
          say('{transfers, plural, one {# transfer} other {# transfers}}', {
            transfers: added.transfers,
          }),
        ]
      : []),
  ].join(', ')
  const agreeing = accounts.flatMap((account) => {
    const { agreement } = checkAccount(replica, account, rates)
    return agreementWords(account.name, agreement, today, locale) ?? []
  })
  const first = said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
  return <p>{[first, ...agreeing].filter(Boolean).join(' ')}</p>
}

const outOfSpace = say(
  `This device ran out of space before the end. Import the same file again later: only what is
  missing is added.`,
)

function whatCame(leftOut: number, refused: number): string {
  if (refused > 0) return say('{rows} could not be added.', { rows: rowsWords(refused) })
  return leftOut > 0 ? '' : say('Every row of your files is in the book.')
}
