import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { SsoOffer } from '#contract/identity/sso.ts'
import { authCall } from '#web/data/http/auth-call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { report } from '#web/data/report.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export interface SsoDoorProps {
  /** Told whether there is no other way in. */
  readonly onOffer: (isOnly: boolean) => void
}

/** Nothing where the server has no single sign-on, as most have none. */
export function SsoDoor({ onOffer }: SsoDoorProps) {
  const [offer, setOffer] = useState<SsoOffer | null>(null)
  useEffect(() => {
    authCall('auth.sso.offer').then(
      (found) => {
        setOffer(found)
        onOffer(found.isOnly)
      },
      (error: unknown) => report('single sign-on not asked for', error),
    )
  }, [onOffer])
  return offer?.name ? <SsoButton name={offer.name} isOnly={offer.isOnly} /> : null
}

interface SsoButtonProps {
  readonly name: string
  readonly isOnly: boolean
}

/** With as little as the page has already: it is drawn for everybody who logs in there. */
function SsoButton({ name, isOnly }: SsoButtonProps) {
  const { search } = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function leave() {
    const [begun, { leaveForSso }] = await Promise.all([
      authCall('auth.sso.begin'),
      import('#web/entrance/sso.ts'),
    ])
    leaveForSso(begun, { errand: 'enter', from: search })
  }
  const onClick = () => {
    setBusy(true)
    leave().catch((error: unknown) => {
      report('single sign-on not begun', error)
      setTrouble(toErrorBody(error).error)
      setBusy(false)
    })
  }
  return (
    <>
      {isOnly ? (
        <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold tracking-tight">
          {say('Log in')}
        </h1>
      ) : null}
      {trouble ? (
        <p role="alert" className="mb-3 rounded-md bg-over-wash p-3 text-over">
          {trouble}
        </p>
      ) : null}
      <Button
        look={isOnly ? 'primary' : 'outline'}
        className="mt-3 w-full"
        disabled={isBusy}
        onClick={onClick}
      >
        {say('Log in with {name}', { name })}
      </Button>
    </>
  )
}
