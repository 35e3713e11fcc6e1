import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { canInstall, install, subscribeInstall } from '#web/ui/install.ts'
import { say } from '#web/words/say.ts'
import { Section, SectionRow } from './section.tsx'

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
/** Nobody asks there; it is in a menu of the browser. An iPad says that it is a Mac. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** How to have the app beside the others of the device, where that can be done. */
export function InstallSection() {
  const canAsk = useSyncExternalStore(subscribeInstall, canInstall)
  if (isInstalled() || !(canAsk || isApple())) return null
  return (
    <Section
      title={say('On this device')}
      lead={say('Opens like any other app, also without a connection.')}
    >
      <SectionRow
        label={say('Install')}
        action={
          canAsk ? (
            <Button look="outline" onClick={() => void install()}>
              {say('Install the app')}
            </Button>
          ) : null
        }
      >
        {canAsk
          ? say('Moneycomb gets an icon and a window of its own.')
          : say('In Safari, tap Share and then “Add to Home Screen”.')}
      </SectionRow>
    </Section>
  )
}
