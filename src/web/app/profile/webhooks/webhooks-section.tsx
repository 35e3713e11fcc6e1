import { useState } from 'react'
import type { WebhookMade, WebhookRow } from '#contract/webhooks/entities.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Section, SectionRow } from '../section.tsx'
import { placeWords } from '../tokens/token-words.ts'
import { useOwnProfile } from '../use-own-profile.ts'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { NewSecret } from './new-secret.tsx'
import { useWebhooks, type Webhooks } from './use-webhooks.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** A demo sends nothing to anybody. */
export function WebhooksSection() {
  const { user } = useOwnProfile()
  return user.demoUntil ? null : <OwnWebhooks />
}

function OwnWebhooks() {
  const webhooks = useWebhooks()
  const [isMaking, setMaking] = useState(false)
  const { list, lastError } = webhooks
  return (
    <Section
      title={say('Addresses that hear of changes')}
      lead={say('Programs elsewhere that are told at once what you write down.')}
    >
      {lastError && !isMaking ? (
        <p role="alert" className="px-5 py-4 text-over">
          {lastError.error}
        </p>
      ) : null}
      {list?.map((webhook) => (
        <WebhookLine key={webhook.id} webhook={webhook} webhooks={webhooks} />
      ))}
      <SectionRow
        label={say('Addresses')}
        action={
          <Button look="outline" disabled={list === null} onClick={() => setMaking(true)}>
            {say('Add an address')}
          </Button>
        }
      >
        <span className="text-muted-foreground">
          {list?.length === 0 ? `${say('None.')} ` : ''}
          {say('For home automation and programs of your own.')}
        </span>
      </SectionRow>
      <WebhookDialog isOpen={isMaking} onClose={() => setMaking(false)} webhooks={webhooks} />
    </Section>
  )
}

type Book = ReturnType<typeof useLocale>

interface LineProps {
  readonly webhook: WebhookRow
  readonly webhooks: Webhooks
}

/** What a receiver answers that is gone for good. */
const GONE = 410

/** Why nothing is sent to it any more, by what it answered last. */
function offWords({ failingSince, lastStatus }: WebhookRow, book: Book): string {
  if (lastStatus === GONE) return say('Turned off: it answered that it is gone.')
  if (failingSince === null) return say('Turned off. The last try arrived, so you can go on.')
  return say('Turned off: nothing was taken there since {instant}.', {
    instant: instantWords(failingSince, book, 'day'),
  })
}

function standing(webhook: WebhookRow, book: Book): string {
  const { state, failingSince, waiting, lastStatus } = webhook
  if (state === 'off') return offWords(webhook, book)
  if (state === 'paused') return say('Paused.')
  const failed = lastStatus === null ? say('Not reached') : say('Not taken')
  if (failingSince) return say('{failed} at the last try; {waiting} waiting.', { failed, waiting })
  return waiting > 0 ? `${waiting} waiting.` : say('All is sent.')
}

function WebhookLine({ webhook, webhooks }: LineProps) {
  const book = useLocale()
  const groups = useMyGroups()
  const [isShowing, setShowing] = useState(false)
  const [made, setMade] = useState<WebhookMade | null>(null)
  const { url, place, state, createdAt, lastStatus } = webhook
  const { host } = new URL(url)
  const isOn = state === 'on'
  return (
    <SectionRow
      label={host}
      action={
        <Button
          look="outline"
          aria-label={say('End sending to {host}', { host })}
          onClick={() => void webhooks.end(webhook)}
        >
          {say('End')}
        </Button>
      }
    >
      <span className="font-medium wrap-anywhere">{url}</span>
      <span className="w-full text-sm text-muted-foreground">
        {say('{place}, since {day}.', {
          place: placeWords(place, groups),
          day: instantWords(createdAt, book, 'day'),
        })}{' '}
        {standing(webhook, book)}{' '}
        {lastStatus === null ? '' : say('Last answer {status}.', { status: lastStatus })}
      </span>
      <span className="flex w-full flex-wrap gap-2 pt-1">
        <Button look="outline" onClick={() => void webhooks.test(webhook)}>
          {say('Send a test')}
        </Button>
        <Button look="outline" onClick={() => setShowing(true)}>
          {say('What was sent')}
        </Button>
        <Button
          look="outline"
          onClick={() => void webhooks.change(webhook, isOn ? 'paused' : 'on')}
        >
          {isOn ? say('Pause') : say('Go on')}
        </Button>
        <Button
          look="outline"
          onClick={() => void webhooks.rotate(webhook).then((answer) => setMade(answer))}
        >
          {say('New secret')}
        </Button>
      </span>
      {isShowing ? (
        <DeliveriesDialog webhook={webhook} isOpen onClose={() => setShowing(false)} />
      ) : null}
      {made ? <NewSecret made={made} isOpen onClose={() => setMade(null)} /> : null}
    </SectionRow>
  )
}
