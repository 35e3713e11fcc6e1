import FlaskConical from 'lucide-react/icons/flask-conical'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useSession } from '#web/data/session.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Errand } from './errand.tsx'

/** Strict mode mounts twice, and one household is enough. */
let isAsking = false

async function beginOnce(begin: () => Promise<boolean>): Promise<void> {
  if (isAsking) return
  isAsking = true
  await begin()
  isAsking = false
}

/** The way in of "Try the demo": as soon as there is a session, the app opens. */
export function DemoEntrance() {
  const { enterDemo, lastError } = useSession()
  useEffect(() => {
    void beginOnce(enterDemo)
  }, [enterDemo])
  if (!lastError) {
    return (
      <Errand
        Icon={FlaskConical}
        title={say('Your demo is being made')}
        lead={say('A household with made-up people and amounts, for you alone. One moment.')}
      />
    )
  }
  return (
    <Errand Icon={FlaskConical} title={say('The demo could not be opened')} lead={lastError.error}>
      <div className="grid gap-3">
        <Button onClick={() => void beginOnce(enterDemo)}>{say('Try again')}</Button>
        <Button asChild look="outline">
          <Link to={routes.signup.path}>{say('Create an account instead')}</Link>
        </Button>
      </div>
    </Errand>
  )
}
