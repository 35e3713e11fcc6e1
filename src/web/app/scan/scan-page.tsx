import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { DropBox } from './drop-box.tsx'
import { recall } from './memory.ts'
import { ServerOffer } from './model/server-offer.tsx'
import { type PictureModel, useReadingOffer } from './model/use-reading-offer.ts'
import { useServerReading } from './model/use-server-reading.ts'
import { Review } from './review/review.tsx'
import { canReadAgain, isBusy, type Scan } from './scan.ts'
import { ScanDesk } from './scan-desk.ts'
import { ScanList } from './scan-list.tsx'

let deskOf: { readonly uid: string; readonly desk: ScanDesk } | null = null

/** One for each person, however often they come by. */
function useDesk(): ScanDesk {
  const uid = useSession().user?.id ?? ''
  const [desk] = useState(() => {
    if (deskOf?.uid !== uid) {
      deskOf?.desk.clear()
      deskOf = { uid, desk: new ScanDesk() }
    }
    return deskOf.desk
  })
  useEffect(() => desk.enter(), [desk])
  return desk
}

/** The group a bill was begun in, from the address. */
const useGroupId = () => useSearchParams()[0].get('group')

function useAdd(desk: ScanDesk) {
  const replica = useReplica()
  const { currency, locale } = useLocale()
  const today = useToday()
  const groupId = useGroupId()
  return useCallback(
    (files: readonly File[]) =>
      desk.add(files, {
        ...{ currency, locale, today, groupId },
        recall: (merchant) => recall(replica.rows('receipt_merchants').values(), merchant),
      }),
    [desk, replica, currency, locale, today, groupId],
  )
}

/** Pictures of receipts become expenses, on this device. */
export function ScanPage() {
  const desk = useDesk()
  const scans = useSyncExternalStore(desk.subscribe, desk.scans)
  const add = useAdd(desk)
  const { isOffered, model } = useReadingOffer()
  const reading = useServerReading(desk, isOffered)
  const [wantedId, choose] = useState<string | null>(null)
  const open = scans.filter(({ state }) => state.kind === 'read')
  const chosen = open.find(({ id }) => id === wantedId) ?? open[0] ?? null
  const isDone = scans.length > 0 && scans.every(({ state }) => state.kind === 'saved')
  const isNeeded = scans.some(canReadAgain)
  const offer = <ServerOffer reading={reading} isNeeded={isNeeded} />
  // While receipts are corrected, nothing stands between them and the list.
  const isOfferFirst = isNeeded || scans.every(isBusy)
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <DropBox onFiles={add} isSmall={scans.length > 0} isSent={reading.isOn} />
      {isOfferFirst ? offer : null}
      {scans.length > 0 ? (
        <ScanList
          scans={scans}
          chosenId={chosen?.id ?? null}
          onChoose={choose}
          onRemove={({ id, name }) =>
            toast({ title: say('Removed {name}', { name }), undo: desk.remove(id) })
          }
        />
      ) : null}
      {isDone ? <AllSaved count={scans.length} onClear={() => desk.clear()} /> : null}
      <Chosen scan={chosen} all={scans} desk={desk} model={model} />
      {isOfferFirst ? null : offer}
    </div>
  )
}

interface ChosenProps {
  readonly scan: Scan | null
  readonly all: readonly Scan[]
  readonly desk: ScanDesk
  readonly model: PictureModel | null
}

function Chosen({ scan, ...rest }: ChosenProps) {
  if (scan?.state.kind !== 'read') return null
  return <Review key={scan.id} scan={scan} receipt={scan.state.receipt} {...rest} />
}

function AllSaved({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-3 py-4">
      <span className="font-medium">
        {say('{count, plural, one {It is saved.} other {All of them are saved.}}', { count })}
      </span>
      <Button look="outline" onClick={onClear}>
        {say('Clear the list')}
      </Button>
      <Button look="outline" asChild>
        <Link to={routes.expenses.path}>{say('Go to your expenses')}</Link>
      </Button>
    </p>
  )
}
