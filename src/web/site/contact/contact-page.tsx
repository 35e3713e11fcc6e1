import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { routes } from '#contract/routes.ts'
import { contactFields, type SitePart as SitePartName, type SiteValue } from '#contract/site.ts'
import { type SupportTopic, supportTextMost } from '#contract/support/entities.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Input, Textarea } from '#web/ui/control/input.tsx'
import { Label } from '#web/ui/control/label.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { ActionLink, Column, Opening } from '../parts.tsx'
import { SitePart, slot } from '../site-part.tsx'

const topicWords: Readonly<Record<SupportTopic, string>> = {
  question: say('A question'),
  problem: say('Something does not work'),
  privacy: say('My data and my rights'),
  corporate: say('An offer for a company or club'),
  other: say('Something else'),
}

/** A plain form: it works without script, and the server answers with this same page. */
export function ContactPage() {
  return (
    <>
      <Opening title={say('Write to us')}>
        <p>
          <Say
            words={`No account needed. A person reads it<sitePart>, and the answer comes to the
              address you give us</sitePart>. <sitePart2>This server sends no mail yet, so the
              answer waits until it does. </sitePart2>Many answers are <link>in the help
              centre</link> already.`}
            sitePart={(inner) => <SitePart name="mail">{inner}</SitePart>}
            sitePart2={(inner) => <SitePart name="no-mail">{inner}</SitePart>}
            link={(inner) => (
              <a href={routes.help.path} className="prose-link">
                {inner}
              </a>
            )}
          />
        </p>
      </Opening>
      <Column>
        <SitePart name="contact-sent">
          <div role="status" className="grid gap-3 rounded-xl border bg-income-wash p-6">
            <h2 className="text-xl font-semibold">{say('Your message is with us')}</h2>
            <SitePart name="mail">
              <p>{say('We answer by mail, to the address you gave.')}</p>
            </SitePart>
            <SitePart name="no-mail">
              <p>
                {say(
                  'The answer waits until this server sends mail; it goes to the address you gave.',
                )}
              </p>
            </SitePart>
            <div>
              <ActionLink to={routes.home.path} look="outline">
                {say('Back to the start')}
              </ActionLink>
            </div>
          </div>
        </SitePart>
        <SitePart name="contact-form">
          <ContactForm />
        </SitePart>
      </Column>
    </>
  )
}

const Alert = ({ children }: { readonly children: string }) => (
  <p role="alert" className="flex gap-1.5 text-sm text-over">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
)

function ContactForm() {
  return (
    <form
      method="post"
      action={routes.contact.path}
      data-contact-form
      className="grid gap-5 rounded-xl border bg-card p-6 phone:p-4"
    >
      <SitePart name="contact-problems">
        <Alert>{say('Not sent yet: see what to change below.')}</Alert>
      </SitePart>
      <SitePart name="contact-refused">
        <Alert>
          {say(
            `This could not be sent. Wait a moment and send it again; what you wrote is still
            here.`,
          )}
        </Alert>
      </SitePart>
      <Line label={say('Your name')} name="name" part="name-problem" value="nameError">
        <Input
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={slot('contactName')}
          required
          {...described('name')}
        />
      </Line>
      <Line label={say('Your email address')} name="email" part="email-problem" value="emailError">
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={slot('contactEmail')}
          required
          {...described('email')}
        />
      </Line>
      <Line label={say('What it is about')} name="topic" part="topic-problem" value="topicError">
        <Select name="topic" {...described('topic')}>
          {Object.entries(topicWords).map(([topic, words]) => (
            <option key={topic} value={topic}>
              {words}
            </option>
          ))}
        </Select>
      </Line>
      <Line label={say('Your message')} name="message" part="message-problem" value="messageError">
        <Textarea
          name="message"
          rows={8}
          maxLength={supportTextMost}
          defaultValue={slot('contactMessage')}
          required
          {...described('message')}
        />
      </Line>
      <input type="hidden" name={contactFields.token} defaultValue={slot('formToken')} />
      <input type="hidden" name={contactFields.proof} defaultValue="" />
      <div hidden>
        <label>
          {say('Leave this empty')}
          <input name={contactFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" className="h-11 px-6">
          {say('Send')}
        </Button>
        <p className="text-sm text-muted-foreground">
          <Say
            words={`We use it to answer you and for nothing else; see <link>the privacy
              policy</link>.`}
            link={(inner) => (
              <a href="/legal#privacy" className="prose-link">
                {inner}
              </a>
            )}
          />
        </p>
      </div>
    </form>
  )
}

/** What the server says of a field: whether something is to be fixed, and where that is said. */
const described = (name: 'name' | 'email' | 'topic' | 'message') => ({
  id: name,
  'aria-describedby': `${name}-problem`,
  ...{ 'aria-invalid': slot(`${name}Invalid`) as 'true' },
})

interface LineProps {
  readonly label: string
  readonly name: string
  readonly part: SitePartName
  readonly value: SiteValue
  readonly children: ReactNode
}

const Line = ({ label, name, part, value, children }: LineProps) => (
  <div className="grid gap-1.5">
    <Label htmlFor={name}>{label}</Label>
    {children}
    <div id={`${name}-problem`}>
      <SitePart name={part}>
        <Alert>{slot(value)}</Alert>
      </SitePart>
    </div>
  </div>
)
