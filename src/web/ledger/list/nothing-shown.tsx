import CloudOff from 'lucide-react/icons/cloud-off'
import ReceiptText from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useNoun } from '../model/noun.ts'

/** Nothing yet in this book. */
export function FirstEntry({
  onAdd,
  onImport,
}: Readonly<Record<'onAdd' | 'onImport', () => void>>) {
  const { first, aOne, isPaid } = useNoun()
  return (
    <Empty
      icon={<ReceiptText aria-hidden />}
      title={first.title}
      action={
        <>
          <Button onClick={onAdd}>
            <Say words="Add {aOne}" aOne={aOne} />
          </Button>
          <Button look="outline" onClick={onImport}>
            {say('Import from your bank')}
          </Button>
          {isPaid ? (
            <Button look="outline" asChild>
              <Link to={routes.scan.path}>{say('Scan receipts')}</Link>
            </Button>
          ) : null}
        </>
      }
    >
      {first.words}
    </Empty>
  )
}

export interface NoMatchProps {
  readonly isFiltered: boolean
  /** Where the typed words are searched as sentences; null without any. */
  readonly searchTo: string | null
  readonly canWiden: boolean
  readonly periodWords: string
  readonly onClear: () => void
  readonly onWiden: () => void
  readonly onAdd: () => void
}

/** There are some, but none that fit. */
export function NoMatch(props: NoMatchProps) {
  const { isFiltered, searchTo, canWiden, periodWords, onClear, onWiden, onAdd } = props
  const { none, one, aOne } = useNoun()
  const widen = (
    <Button look="outline" onClick={onWiden}>
      {say('Look in all time')}
    </Button>
  )
  if (!isFiltered) {
    return (
      <Empty
        icon={<ReceiptText aria-hidden />}
        title={`${none}: ${periodWords}`}
        action={
          <>
            <Button onClick={onAdd}>
              <Say words="Add {aOne}" aOne={aOne} />
            </Button>
            {canWiden ? widen : null}
          </>
        }
      />
    )
  }
  return (
    <Empty
      icon={<SearchX aria-hidden />}
      title={say('No {one} fits', { one })}
      action={
        <>
          <Button onClick={onClear}>{say('Clear the filters')}</Button>
          {canWiden ? widen : null}
        </>
      }
    >
      <Say
        words="Nothing in “{periodWords}” has what you are looking for."
        periodWords={periodWords}
      />{' '}
      {searchTo ? (
        <Say
          words="This box looks for words. <link>Search for it as a sentence</link>."
          link={(inner) => (
            <Link to={searchTo} className="underline underline-offset-4">
              {inner}
            </Link>
          )}
        />
      ) : null}
    </Empty>
  )
}

export function NothingOffline() {
  const { many } = useNoun()
  return (
    <Empty
      icon={<CloudOff aria-hidden />}
      title={say('Your {many} are not on this device yet', { many })}
    >
      {say('They will appear as soon as there is a connection.')}
    </Empty>
  )
}
