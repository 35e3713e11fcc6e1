import { routes } from '#contract/routes.ts'
import { say } from '#web/words/say.ts'
import { Section, SectionRow } from './section.tsx'

const look = 'flex control-least items-center underline underline-offset-4'

const pages = [
  ['help', say('Questions'), say('How things work, and what figures mean.'), say('Open the help')],
  ['contact', say('Contact'), say('Something is wrong, or missing?'), say('Write to us')],
] as const

/** Pages of the site, where the same person may ask. */
export function HelpSection() {
  return (
    <Section title={say('Help')}>
      {pages.map(([name, label, lead, words]) => (
        <SectionRow
          key={name}
          label={label}
          action={
            <a href={routes[name].path} className={look}>
              {words}
            </a>
          }
        >
          {lead}
        </SectionRow>
      ))}
    </Section>
  )
}
