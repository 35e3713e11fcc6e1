import { Button } from '#web/ui/control/button.tsx'
import { Section, SectionRow } from './section.tsx'
import { useChangeProfile } from './use-change-profile.ts'
import { useOwnProfile } from './use-own-profile.ts'

const kinds = [
  {
    field: 'aiConsentTo',
    label: 'Phrases answers to your questions',
    withdrawn: 'Answers come from your book alone now',
  },
  {
    field: 'scanConsentTo',
    label: 'Sees a picture of a receipt when you ask',
    withdrawn: 'No picture is sent to a model now',
  },
] as const

/** What somebody agreed to, and its end; nothing at all for those who never did. */
export function ConsentSection() {
  const { user } = useOwnProfile()
  const change = useChangeProfile()
  const given = kinds.filter(({ field }) => user[field] !== null)
  if (given.length === 0) return null
  return (
    <Section title="Language models" lead="Whom you let have something of yours.">
      {given.map(({ field, label, withdrawn }) => (
        <SectionRow
          key={field}
          label={label}
          action={
            <Button look="outline" onClick={() => change({ [field]: null }, withdrawn)}>
              Take it back
            </Button>
          }
        >
          {user[field]}
        </SectionRow>
      ))}
    </Section>
  )
}
