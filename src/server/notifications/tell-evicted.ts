import type { PushPayload } from '#contract/notifications/push.ts'
import { routes } from '#contract/routes.ts'
import type { Sessions } from '../auth/identity.ts'
import type { Outside } from '../outside/outside.ts'

const farewell: PushPayload = {
  title: 'You were logged out here',
  body:
    'A way into your account was changed. ' +
    'Was that not you? Open the link in the message we sent you, or choose a new password.',
  link: routes.login.path,
  tag: 'logged-out',
}

/** Whatever the switches say: whoever changed the account may have turned them off. */
export function tellEvicted(
  { onEvicted }: Pick<Sessions, 'onEvicted'>,
  { later, push }: Pick<Outside, 'later' | 'push'>,
): void {
  onEvicted((browsers) => {
    for (const browser of browsers) {
      later('a browser was not told that it is logged out', async () => {
        await push.send(browser, farewell)
      })
    }
  })
}
