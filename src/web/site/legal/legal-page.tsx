import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Column, Opening } from '../parts.tsx'
import { type Clause, privacy, terms } from './legal.data.ts'
import { Operator } from './operator.tsx'

type Clauses = readonly Clause[]

export function LegalPage() {
  return (
    <>
      <Opening title={say('Privacy policy and terms of service')}>
        <p>
          <Say
            words={`Written to be read. It says what this program does, not what a program might
              do. <link>Who runs this server</link> · <link2>Privacy policy</link2> · <link3>Terms
              of service</link3>`}
            link={(inner) => (
              <a href="#operator" className="prose-link">
                {inner}
              </a>
            )}
            link2={(inner) => (
              <a href="#privacy" className="prose-link">
                {inner}
              </a>
            )}
            link3={(inner) => (
              <a href="#terms" className="prose-link">
                {inner}
              </a>
            )}
          />
        </p>
      </Opening>
      <Column>
        <div className="grid gap-14">
          <Operator />
          <Text id="privacy" title={say('Privacy policy')} clauses={privacy} />
          <Text id="terms" title={say('Terms of service')} clauses={terms} />
        </div>
      </Column>
    </>
  )
}

interface TextProps {
  readonly id: string
  readonly title: string
  readonly clauses: Clauses
}

const Text = ({ id, title, clauses }: TextProps) => (
  <section id={id} className="grid scroll-mt-20 gap-7">
    <h2 className="text-3xl font-semibold tracking-tight">{title}</h2>
    {clauses.map(({ title: about, text, points }) => (
      <div key={about} className="prose">
        <h3 className="text-lg font-semibold">{about}</h3>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points ? (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </div>
    ))}
  </section>
)
