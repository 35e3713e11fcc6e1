import { routes } from '#contract/routes.ts'
import { Section, SectionRow } from './section.tsx'

const look = 'flex control-least items-center underline underline-offset-4'

const pages = [
  ['help', 'Questions', 'How things work, and what figures mean.', 'Open the help'],
  ['contact', 'Contact', 'Something is wrong, or missing?', 'Write to us'],
] as const

/** Pages of the site, where the same person may ask. */
export function HelpSection() {
  return (
    <Section title="Help">
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
