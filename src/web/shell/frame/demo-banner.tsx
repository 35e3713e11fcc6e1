import { routes } from '#contract/routes.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface DemoBannerProps {
  readonly until: string
  /** Forgets this device's copy and ends the session. */
  readonly leave: () => Promise<void>
}

const look =
  'flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 bg-primary-wash px-4 py-1.5 text-sm lg:px-8'

/** Says that nothing here is real, and how to begin afresh or for real. */
export function DemoBanner({ until, leave }: DemoBannerProps) {
  const { locale } = useLocale()
  const time = new Date(until).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  const go = async (to: string) => {
    await leave()
    // A new page: nothing of this household is left in it.
    location.assign(to)
  }
  return (
    <aside aria-label={say('Demo')} className={look}>
      <p className="grow">
        <Say
          words="This is a demo with made-up people and amounts. It is deleted at {time}."
          time={time}
        />
      </p>
      <div className="-mx-2 flex flex-wrap">
        <Button look="quiet" className="px-2" onClick={() => void go(`${routes.login.path}?demo`)}>
          {say('Start over')}
        </Button>
        <Button look="quiet" className="px-2" onClick={() => void go(routes.signup.path)}>
          {say('Create an account')}
        </Button>
      </div>
    </aside>
  )
}
