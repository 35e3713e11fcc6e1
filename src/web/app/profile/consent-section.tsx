import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Section, SectionRow } from './section.tsx'
import { useChangeProfile } from './use-change-profile.ts'
import { useOwnProfile } from './use-own-profile.ts'

const kinds = [
  {
    field: 'aiConsentTo',
    label: say('Phrases answers to your questions'),
    withdrawn: say('Answers come from your book alone now'),
  },
  {
    field: 'scanConsentTo',
    label: say('Sees a picture of a receipt when you ask'),
    withdrawn: say('No picture is sent to a model now'),
  },
] as const

/** What somebody agreed to, and its end; nothing at all for those who never did. */
export function ConsentSection() {
  const { user } = useOwnProfile()
  const change = useChangeProfile()
  const given = kinds.filter(({ field }) => user[field] !== null)
  if (given.length === 0) return null
  return (
    <Section title={say('Language models')} lead={say('Whom you let have something of yours.')}>
      {given.map(({ field, label, withdrawn }) => (
        <SectionRow
          key={field}
          label={label}
          action={
            <Button look="outline" onClick={() => change({ [field]: null }, withdrawn)}>
              {say('Take it back')}
            </Button>
          }
        >
          {user[field]}
        </SectionRow>
      ))}
    </Section>
  )
}
