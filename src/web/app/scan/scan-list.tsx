import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '#domain/money/money.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { type Beside, twinBeside } from './review/twin-beside.ts'
import { isBusy, type ReadReceipt, type Scan } from './scan.ts'
import { progressPart, progressWords } from './scan-words.ts'

export interface ScanListProps {
  readonly scans: readonly Scan[]
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
  readonly onRemove: (scan: Scan) => void
}

/** Every file with how far it is; press one to look at it. */
export function ScanList({ scans, chosenId, onChoose, onRemove }: ScanListProps) {
  const done = scans.filter((scan) => !isBusy(scan)).length
  const { locale } = useLocale()
  const twins = useMemo(
    () => new Map(scans.map((scan) => [scan.id, twinBeside(scan, scans, locale)])),
    [scans, locale],
  )
  return (
    <Card className="overflow-clip">
      <h2 className="px-4 pt-3 pb-1 text-sm font-medium text-muted-foreground">
        <output>
          <Say words="{done} of {count} done" done={done} count={scans.length} />
        </output>
      </h2>
      <ul>
        {scans.map((scan) => (
          <li
            key={scan.id}
            className={classes(
              'relative flex min-h-14 items-center gap-3 border-t px-4 py-2 first:border-t-0',
              scan.id === chosenId && 'bg-primary-wash',
            )}
          >
            <ScanLineOf
              scan={scan}
              twin={twins.get(scan.id) ?? null}
              isChosen={scan.id === chosenId}
              onChoose={onChoose}
            />
            <IconButton
              label={
                isBusy(scan)
                  ? say('Cancel {scan}', { scan: scan.name })
                  : say('Remove {scan}', { scan: scan.name })
              }
              className="relative -mr-2 shrink-0 text-muted-foreground"
              onClick={() => onRemove(scan)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The whole row can be pressed. */
const rowLook =
  'flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left after:absolute after:inset-0'

interface LineProps {
  readonly scan: Scan
  readonly twin: Beside | null
  readonly isChosen: boolean
  readonly onChoose: (id: string) => void
}

function ScanLineOf({ scan, twin, isChosen, onChoose }: LineProps) {
  const { state, name } = scan
  if (state.kind === 'read') {
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(scan.id)}
        className={rowLook}
      >
        <img
          src={state.receipt.url}
          alt=""
          className="size-10 shrink-0 rounded-sm border object-cover object-top"
        />
        <ReadWords receipt={state.receipt} name={name} twin={twin} />
      </button>
    )
  }
  if (state.kind === 'saved') {
    return (
      <p className="flex min-w-0 flex-1 items-center gap-3">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-income" />
        <span className="min-w-0 flex-1 truncate">{state.words}</span>
        <Link to={state.path} className="flex min-h-11 items-center text-primary-text underline">
          {say('Show')}
        </Link>
      </p>
    )
  }
  if (state.kind === 'refused') {
    return (
      <p role="alert" className="flex min-w-0 flex-1 items-center gap-3">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-over" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-sm text-muted-foreground">{state.words}</span>
        </span>
      </p>
    )
  }
  const progress = state.kind === 'reading' ? state.progress : null
  return (
    <Busy
      name={name}
      words={state.kind === 'reading' ? progressWords(progress) : say('Waiting')}
      part={progressPart(progress)}
    />
  )
}

interface ReadWordsProps {
  readonly receipt: ReadReceipt
  readonly name: string
  readonly twin: Beside | null
}

function ReadWords({ receipt, name, twin }: ReadWordsProps) {
  const { locale } = useLocale()
  const { reading, draft } = receipt
  const total = reading?.total.value ?? null
  const sum =
    total === null ? say('No total yet') : formatAmount(total, reading?.unit ?? '', locale)
  return (
    <span className="min-w-0">
      <span className="block truncate font-medium">{draft.merchant || name}</span>
      <span className="block truncate text-sm text-muted-foreground">
        {twin ? say('{sum}, same as {twin}', { sum, twin: twin.name }) : sum}
      </span>
    </span>
  )
}

interface BusyProps {
  readonly name: string
  readonly words: string
  readonly part: number
}

function Busy({ name, words, part }: BusyProps) {
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="flex justify-between gap-3">
        <span className="truncate font-medium">{name}</span>
        <span className="shrink-0 text-sm text-muted-foreground">{words}</span>
      </p>
      <div
        role="progressbar"
        aria-label={say('Reading {name}', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part)}
        className="h-1.5 overflow-clip rounded-full bg-muted"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${part}%` }}
        />
      </div>
    </div>
  )
}
