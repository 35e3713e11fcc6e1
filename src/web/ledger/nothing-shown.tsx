import CloudOff from 'lucide-react/icons/cloud-off'
import ReceiptText from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNoun } from './noun.ts'

/** Nothing yet in this book. */
export function FirstEntry({
  onAdd,
  onImport,
}: Readonly<Record<'onAdd' | 'onImport', () => void>>) {
  const { first, aOne } = useNoun()
  return (
    <Empty
      icon={<ReceiptText aria-hidden />}
      title={first.title}
      action={
        <>
          <Button onClick={onAdd}>Add {aOne}</Button>
          <Button look="outline" onClick={onImport}>
            Import from your bank
          </Button>
        </>
      }
    >
      {first.words}
    </Empty>
  )
}

export interface NoMatchProps {
  readonly isFiltered: boolean
  readonly canWiden: boolean
  readonly periodWords: string
  readonly onClear: () => void
  readonly onWiden: () => void
  readonly onAdd: () => void
}

/** There are some, but none that fit. */
export function NoMatch(props: NoMatchProps) {
  const { isFiltered, canWiden, periodWords, onClear, onWiden, onAdd } = props
  const { none, one, aOne } = useNoun()
  const widen = (
    <Button look="outline" onClick={onWiden}>
      Look in all time
    </Button>
  )
  if (!isFiltered) {
    return (
      <Empty
        icon={<ReceiptText aria-hidden />}
        title={`${none}: ${periodWords}`}
        action={
          <>
            <Button onClick={onAdd}>Add {aOne}</Button>
            {canWiden ? widen : null}
          </>
        }
      />
    )
  }
  return (
    <Empty
      icon={<SearchX aria-hidden />}
      title={`No ${one} fits`}
      action={
        <>
          <Button onClick={onClear}>Clear the filters</Button>
          {canWiden ? widen : null}
        </>
      }
    >
      Nothing in “{periodWords}” has what you are looking for.
    </Empty>
  )
}

export function NothingOffline() {
  const { many } = useNoun()
  return (
    <Empty icon={<CloudOff aria-hidden />} title={`Your ${many} are not on this device yet`}>
      They will appear as soon as there is a connection.
    </Empty>
  )
}

const bars = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52', 'w-44', 'w-28'] as const

/** The list's own shape while the device opens its copy. */
export function ListSkeleton() {
  const { many } = useNoun()
  return (
    <div role="status" aria-label={`Loading ${many}`} className="pt-4">
      <Skeleton className="mx-4 mb-3 h-4 w-32" />
      {bars.map((width) => (
        <div key={width} className="flex h-15 items-center gap-3 px-4">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  )
}
