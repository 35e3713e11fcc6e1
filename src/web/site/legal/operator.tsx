import type { ReactNode } from 'react'
import type { SitePart as SitePartName } from '#contract/site.ts'
import { say } from '#web/words/say.ts'
import { SitePart, slot } from '../site-part.tsx'

/** Who answers for this server; what they have not told is said to be missing. */
export const Operator = () => (
  <section id="operator" className="grid scroll-mt-20 gap-7">
    <h2 className="text-3xl font-semibold tracking-tight">{say('Who runs this server')}</h2>
    <dl className="grid gap-4">
      <Fact title={say('Name')} part="operator-name" absent="no-operator-name">
        {slot('operatorName')}
      </Fact>
      <Fact title={say('Address')} part="operator-address" absent="no-operator-address">
        {slot('operatorAddress')}
      </Fact>
      <Fact
        title={say('Contact')}
        part="operator-contact"
        absent="no-operator-contact"
        instead={say('Not given. The contact page reaches whoever runs this server.')}
      >
        {slot('operatorContact')}
      </Fact>
      <Fact title={say('Governing law')} part="operator-law" absent="no-operator-law">
        {slot('operatorLaw')}
      </Fact>
      <Fact title={say('These texts apply since')} part="operator-date" absent="no-operator-date">
        {slot('operatorDate')}
      </Fact>
    </dl>
  </section>
)

interface FactProps {
  readonly title: string
  readonly part: SitePartName
  readonly absent: SitePartName
  readonly instead?: string
  readonly children: ReactNode
}

const notGiven = say('Not given by whoever runs this server.')

const Fact = ({ title, part, absent, instead = notGiven, children }: FactProps) => (
  <div className="grid gap-0.5">
    <dt className="text-base text-muted-foreground">{title}</dt>
    <SitePart name={part}>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </SitePart>
    <SitePart name={absent}>
      <dd>{instead}</dd>
    </SitePart>
  </div>
)
