import Landmark from 'lucide-react/icons/landmark'
import { useRef, useState } from 'react'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { LastSaved, useLastTold } from '#web/ledger/sheet/save/last-saved.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { RuleOffers } from '../../rules/rule-offer.tsx'
import { TickLine } from '../../tick-line.tsx'
import type { AccountTargets } from '../accounts/use-targets.ts'
import { isTickable } from '../choices.ts'
import { changesWords, rowsWords } from '../counted.ts'
import { InstalmentsPart } from '../instalments/instalments-part.tsx'
import type { ImportRow } from '../judge-files.ts'
import type { ImportFiles } from '../use-import-files.ts'
import type { Judged } from '../use-judged-rows.ts'
import type { Preview } from '../use-preview.ts'
import { FileCard } from './file-card.tsx'
import { FlowWords } from './flow-words.tsx'
import { type Kind, KindTabs } from './kind-tabs.tsx'
import { LeftOutLines, linesOf } from './left-out-lines.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { RowList } from './row-list.tsx'
import { TransfersPart } from './transfers-part.tsx'
import { UnknownCategories } from './unknown-categories.tsx'

export interface PreviewStepProps {
  readonly files: ImportFiles
  readonly judged: Judged
  readonly preview: Preview
  readonly targets: AccountTargets
  /** The person wants to say what the columns are. */
  readonly onMap: (fileId: string) => void
  readonly onImport: () => void
}

/** Every row before it is added: what it is, what will happen to it, and why. */
export function PreviewStep(props: PreviewStepProps) {
  const { files, judged, preview, targets, onMap, onImport } = props
  const scroller = useRef<HTMLDivElement>(null)
  const { ticked } = preview
  const count = ticked.length + preview.changes
  const isReady = judged.state === 'judged'
  const { last, tell, forget } = useLastTold()
  return (
    <>
      <WideDialogBody ref={scroller} className="grid grid-cols-1 content-start gap-4 pt-1">
        <RefusedFiles files={files} />
        <BookWarning />
        {files.files.map((one) => (
          <FileCard key={one.id} {...{ one, files, targets }} onMap={() => onMap(one.id)} />
        ))}
        {targets.isAsking ? null : (
          <Button look="quiet" onClick={targets.ask} className="justify-self-start">
            <Landmark aria-hidden />
            {say('Keep these as accounts')}
          </Button>
        )}
        {isReady ? (
          <>
            <InstalmentsPart instalments={preview.instalments} />
            <TransfersPart transfers={preview.transfers} targets={targets} />
            <PreviewRows files={files} preview={preview} scroller={scroller} />
          </>
        ) : (
          <PreviewWait state={judged.state} />
        )}
      </WideDialogBody>
      <RuleOffers tell={tell} />
      {last ? (
        <div className="px-6 py-2 phone:px-4">
          <LastSaved message={last} onDone={forget} />
        </div>
      ) : null}
      <WideDialogActions>
        {isReady ? <FlowWords preview={preview} /> : null}
        <Button
          disabled={!isReady || count === 0}
          onClick={() => (targets.isOpen ? showOpen(scroller.current) : onImport())}
          className="phone:w-full"
        >
          {isReady ? say('Import {rows}', { rows: rowsWords(count) }) : say('Import')}
        </Button>
      </WideDialogActions>
    </>
  )
}

/** Where it is not said yet which account rows go into, that is what comes next. */
function showOpen(body: HTMLElement | null): void {
  body?.querySelector<HTMLSelectElement>('select[aria-invalid="true"]')?.focus()
}

/** Without the whole book nobody can say what is already in it. */
function BookWarning() {
  const { isComplete, phase } = useReplicaStatus()
  if (isComplete || phase !== 'offline') return null
  return (
    <p role="status" className="rounded-lg bg-warning-wash px-4 py-2 text-warning">
      {say('Your book is not all on this device yet, so rows that are already there may look new.')}
    </p>
  )
}

function PreviewWait({ state }: Pick<Judged, 'state'>) {
  if (state === 'failed') {
    return (
      <p role="alert">{say('The rows could not be compared with your book. Please try again.')}</p>
    )
  }
  return (
    <div role="status" aria-label={say('Comparing with your book')} className="grid gap-3">
      <p className="text-muted-foreground">{say('Comparing with your book…')}</p>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-12 w-full" />
      ))}
    </div>
  )
}

interface PreviewRowsProps extends Pick<PreviewStepProps, 'files' | 'preview'> {
  readonly scroller: { readonly current: HTMLDivElement | null }
}

const isOfKind = ({ verdict }: ImportRow, kind: Kind) => kind === 'all' || verdict.kind === kind

function PreviewRows({ files, preview, scroller }: PreviewRowsProps) {
  const [kind, setKind] = useState<Kind>('all')
  const lines = linesOf(files.files)
  const rows = preview.rows.filter((one) => isOfKind(one, kind))
  const tickable = rows.filter(isTickable)
  const ticked = tickable.filter(preview.isTicked).length
  const isAll = ticked === tickable.length
  return (
    <>
      <KindTabs rows={preview.rows} lineCount={lines.length} kind={kind} onChange={setKind} />
      {tickable.length > 0 ? (
        <TickLine
          isTicked={isAll || (ticked > 0 && 'indeterminate')}
          onFlip={() => preview.tickAll(rows, !isAll)}
          className="px-3 font-medium"
        >
          {preview.changes > 0
            ? say('{ticked} of {rows} ticked, and {changes}', {
                ticked,
                rows: rowsWords(tickable.length),
                changes: changesWords(preview.changes),
              })
            : say('{ticked} of {rows} ticked', { ticked, rows: rowsWords(tickable.length) })}
        </TickLine>
      ) : null}
      <SortedWords preview={preview} />
      <UnknownCategories preview={preview} />
      <RowList rows={rows} preview={preview} scroller={scroller} />
      {kind === 'all' || kind === 'refused' ? <LeftOutLines lines={lines} /> : null}
    </>
  )
}

/** How far the categories are, and how to change them. */
function SortedWords({ preview: { sorted, counted } }: Pick<PreviewStepProps, 'preview'>) {
  const { locale } = useLocale()
  if (sorted === null || counted.length === 0) return null
  return (
    <p role="status" className="-mt-2 px-3 text-sm text-muted-foreground">
      <Say
        words="{value} of {rows} with a category. Change one, and all with the same name follow."
        value={sorted.toLocaleString(locale)}
        rows={rowsWords(counted.length)}
      />
    </p>
  )
}
