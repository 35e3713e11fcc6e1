import CircleAlert from 'lucide-react/icons/circle-alert'
import type { Failure } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { ask } from '#web/ui/overlay/ask-first.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { clashing } from './clash.ts'
import { refusedWords } from './refused-words.ts'

const OwnClash = whenAsked(() => import('./clash-box.tsx').then((file) => file.OwnClash))

export interface RefusedItemProps {
  readonly failure: Failure
  /** Opens it where it can be put right; null where there is nothing to open. */
  readonly fix: { readonly words: string; readonly onClick: () => void } | null
}

/** One change the server refused: what it was, why, and the ways on that there are. */
export function RefusedItem({ failure, fix }: RefusedItemProps) {
  const replica = useReplica()
  const { locale } = useLocale()
  const { act, why, isGone } = refusedWords(failure, replica, locale)
  const discard = () => replica.dismiss(failure.key)
  const askDiscard = () =>
    ask({
      title: say('Discard this change?'),
      description: say('You wanted to {act}. That is not saved anywhere else.', { act }),
      stay: say('Keep it'),
      choices: [{ words: say('Discard'), onPick: discard }],
    })
  if (clashing(failure) && !isGone) return <OwnClash failure={failure} />
  const isMoot = isGone && /\.delete$/.test(failure.name)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-over" />
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <strong className="font-semibold">
          <Say words="Could not {act}." act={act} />
        </strong>{' '}
        {why}
      </p>
      <div className="flex flex-wrap gap-2">
        {fix ? (
          <Button look="outline" onClick={fix.onClick}>
            {fix.words}
          </Button>
        ) : null}
        {isGone ? null : (
          <Button look="outline" onClick={() => replica.retry(failure.key)}>
            {say('Try again')}
          </Button>
        )}
        <Button look="quiet" onClick={isMoot ? discard : askDiscard}>
          {isMoot ? say('Close') : say('Discard')}
        </Button>
      </div>
    </div>
  )
}
