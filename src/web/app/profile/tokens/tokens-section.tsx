import { useState } from 'react'
import type { EndedToken, TokenRow } from '#contract/tokens/entities.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Section, SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { AskedDialog } from './asked-dialog.tsx'
import { TokenDialog } from './token-dialog.tsx'
import { placeWords, rightWords } from './token-words.ts'
import { useTokens } from './use-tokens.ts'

/** A demo is let into by nobody else. */
export function TokensSection() {
  const { user } = useOwnProfile()
  return user.demoUntil ? null : <OwnTokens />
}

function OwnTokens() {
  const tokens = useTokens()
  const [isMaking, setMaking] = useState(false)
  const { list, ended, lastError } = tokens
  return (
    <Section
      title={say('Programs with a token')}
      lead={say('Programs you let into your book, besides the devices above.')}
    >
      {lastError && !isMaking ? (
        <p role="alert" className="px-5 py-4 text-over">
          {lastError.error}
        </p>
      ) : null}
      {list?.map((token) => (
        <TokenLine key={token.id} token={token} onEnd={() => void tokens.end(token)} />
      ))}
      {ended.map((token) => (
        <EndedLine key={token.id} token={token} />
      ))}
      <SectionRow
        label={say('Tokens')}
        action={
          <Button look="outline" disabled={list === null} onClick={() => setMaking(true)}>
            {say('Make a token')}
          </Button>
        }
      >
        <span className="text-muted-foreground">
          {list?.length === 0 ? `${say('None.')} ` : ''}
          {say('For shortcuts, home automation, scripts and assistants.')}
        </span>
      </SectionRow>
      <TokenDialog isOpen={isMaking} onClose={() => setMaking(false)} tokens={tokens} />
    </Section>
  )
}

/** What it asked stays to be read for as long as that is kept. */
function EndedLine({ token }: { readonly token: EndedToken }) {
  const book = useLocale()
  const [isShowing, setShowing] = useState(false)
  const { name, hint, endedAt } = token
  return (
    <SectionRow
      label={`…${hint}`}
      action={
        <Button
          look="outline"
          aria-label={say('What {name} asked', { name })}
          onClick={() => setShowing(true)}
        >
          {say('What it asked')}
        </Button>
      }
    >
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="w-full text-sm text-muted-foreground">
        <Say words="Ended {instant}." instant={instantWords(endedAt, book, 'day')} />
      </span>
      {isShowing ? <AskedDialog token={token} isOpen onClose={() => setShowing(false)} /> : null}
    </SectionRow>
  )
}

interface LineProps {
  readonly token: TokenRow
  readonly onEnd: () => void
}

function TokenLine({ token, onEnd }: LineProps) {
  const book = useLocale()
  const groups = useMyGroups()
  const [isShowing, setShowing] = useState(false)
  const { name, hint, may, place, expiresAt, lastUsedAt, lastAddress } = token
  const used = lastUsedAt
    ? say('Last used {instant} from {lastAddress}.', {
        instant: instantWords(lastUsedAt, book, 'minute'),
        lastAddress: lastAddress ?? '',
      })
    : say('Never used.')
  return (
    <SectionRow
      label={`…${hint}`}
      action={
        <>
          {lastUsedAt ? (
            <Button
              look="outline"
              aria-label={say('What {name} asked', { name })}
              onClick={() => setShowing(true)}
            >
              {say('What it asked')}
            </Button>
          ) : null}
          <Button
            look="outline"
            aria-label={say('End the token for {name}', { name })}
            onClick={onEnd}
          >
            {say('End')}
          </Button>
        </>
      }
    >
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="w-full text-sm text-muted-foreground">
        <Say
          words="{rightWord}: {place}. Works until {instant}. {used}"
          rightWord={rightWords[may]}
          place={placeWords(place, groups)}
          instant={instantWords(expiresAt, book, 'day')}
          used={used}
        />
      </span>
      {isShowing ? <AskedDialog token={token} isOpen onClose={() => setShowing(false)} /> : null}
    </SectionRow>
  )
}
