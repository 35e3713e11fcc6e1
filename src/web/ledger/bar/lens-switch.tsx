import type { Lens } from '#domain/groups/share-entry.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { say } from '#web/words/say.ts'

export interface LensSwitchProps {
  readonly lens: Lens
  readonly onChange: (lens: Lens) => void
}

const lenses = [
  ['share', say('My share')],
  ['paid', say('What I paid')],
] as const

/** Two ways to look at what was shared with others. */
export function LensSwitch({ lens, onChange }: LensSwitchProps) {
  return (
    <ChoiceSwitch
      label={say('Shared expenses')}
      value={lens}
      choices={lenses}
      onChange={onChange}
    />
  )
}
