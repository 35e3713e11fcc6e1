import { routes } from '#contract/routes.ts'
import { type KeyGroup, keyMap, pressed } from '#web/ledger/keys/key-map.ts'
import { Input } from '#web/ui/control/input.tsx'
import { Kbd } from '#web/ui/control/kbd.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Column, Opening, Section } from '../parts.tsx'
import { topics } from './answers.data.ts'

export function HelpPage() {
  return (
    <>
      <Opening title={say('How can we help?')}>
        <p>
          <Say
            words="Short answers for every part of the app. Nothing fits? <link>Write to us</link>."
            link={(inner) => (
              <a href={routes.contact.path} className="prose-link">
                {inner}
              </a>
            )}
          />
        </p>
      </Opening>
      <search className="with-script">
        <Column>
          <label htmlFor="help-search" className="mb-1.5 block text-sm font-medium">
            {say('Search the answers')}
          </label>
          <Input
            id="help-search"
            type="search"
            autoComplete="off"
            placeholder={say('refund, csv, settle…')}
          />
          <p role="status" data-help-count className="mt-2 min-h-6 text-sm text-muted-foreground" />
        </Column>
      </search>
      <Column>
        <div className="grid gap-10 pt-4">
          {topics.map(({ id, title, answers }) => (
            <section key={id} id={id} data-help-topic className="scroll-mt-20">
              <h2 className="mb-2 text-2xl font-semibold tracking-tight">{title}</h2>
              {answers.map(({ question, answer }) => (
                <details key={question} data-help-answer className="border-t py-1">
                  <summary className="flex min-h-11 items-center font-medium">{question}</summary>
                  <div className="grid gap-2 pb-3 text-muted-foreground">
                    {answer.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
              ))}
            </section>
          ))}
        </div>
      </Column>
      <Section
        id="keys"
        title={say('Every key')}
        lead={say(
          'The whole app works by keyboard. The same list opens inside it when you press ?.',
        )}
      >
        <div className="grid grid-cols-3 gap-8 max-lg:grid-cols-1">
          {keyMap.map((group) => (
            <Keys key={group.title} {...group} />
          ))}
        </div>
      </Section>
    </>
  )
}

const Keys = ({ title, entries }: KeyGroup) => (
  <section className="grid content-start gap-2">
    <h3 className="font-semibold">{title}</h3>
    <dl>
      {entries.map(({ does, keys }) => (
        <div
          key={does}
          className="flex items-center justify-between gap-4 border-t py-1.5 text-base"
        >
          <dt>{does}</dt>
          <dd className="flex flex-wrap justify-end gap-3">
            {keys.map((key) => (
              <span key={key} className="flex gap-1">
                {pressed(key).map((one) => (
                  <Kbd key={one}>{one}</Kbd>
                ))}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
