import { routes } from '#contract/routes.ts'
import { say } from '#web/words/say.ts'
import { ActionLink, Opening, Panel, Panels, Section } from '../parts.tsx'

export function CorporatePage() {
  return (
    <>
      <Opening
        title={say('Moneycomb for companies, clubs and shared houses')}
        actions={
          <>
            <ActionLink to={`${routes.contact.path}?topic=corporate`}>
              {say('Ask for an offer')}
            </ActionLink>
            <ActionLink to={routes.features.path} look="outline">
              {say('What it does')}
            </ActionLink>
          </>
        }
      >
        <p>
          {say(
            `The same product, run for your people: on your own servers, under your own address,
            with your own staff roles. The money people write down stays theirs and stays with
            you.`,
          )}
        </p>
      </Opening>
      <Section title={say('What it is good for')}>
        <Panels isPaired>
          <Panel title={say('Teams that travel')}>
            <p>
              {say(
                `A group for each trip, every bill shared as it was eaten, and one settlement at
                the end with the fewest payments.`,
              )}
            </p>
          </Panel>
          <Panel title={say('Associations and clubs')}>
            <p>
              {say(
                `Shared costs and shared goals with a target for each member, and an activity feed
                that says who changed what.`,
              )}
            </p>
          </Panel>
          <Panel title={say('Houses and co-ops')}>
            <p>
              {say(
                `Rent and supplies that enter themselves, households that settle as one, and
                people without an account included.`,
              )}
            </p>
          </Panel>
          <Panel title={say('A benefit for employees')}>
            <p>
              {say(
                `A private money book for everybody. Whoever runs the server sees how much is
                used, never an amount.`,
              )}
            </p>
          </Panel>
        </Panels>
      </Section>
      <ForAdministrators />
      <Section
        title={say('How to begin')}
        lead={say(
          `Write to us with the number of people and where it should run. You get an answer from
          somebody who builds the product, with a price for support and setup. The program itself
          carries an MIT licence, so you can try it on your own machine before you write.`,
        )}
      >
        <div>
          <ActionLink to={`${routes.contact.path}?topic=corporate`}>
            {say('Write to us')}
          </ActionLink>
        </div>
      </Section>
    </>
  )
}

const ForAdministrators = () => (
  <Section title={say('What your administrators get')} isTinted>
    <Panels>
      <Panel title={say('One program, one database')}>
        <p>
          {say(
            `A single server program and PostgreSQL. Several servers can share one database;
            jobs run once however many there are.`,
          )}
        </p>
      </Panel>
      <Panel title={say('Roles checked on the server')}>
        <p>
          {say(
            `Four staff roles with rights per area. A control somebody may not use is neither
            shown nor accepted.`,
          )}
        </p>
      </Panel>
      <Panel title={say('An audit log that cannot be edited quietly')}>
        <p>
          {say(
            `Every staff action is chained to the one before it. Change one entry, and the
            check says which.`,
          )}
        </p>
      </Panel>
      <Panel title={say('Staff see no money')}>
        <p>
          {say(
            `Accounts can be found, suspended and helped without any amount being shown. How
            many records somebody has is seen by opening their account, which is written down;
            of what no list shows, the figures of all tell no count from one to four.`,
          )}
        </p>
      </Panel>
      <Panel title={say('Your own providers')}>
        <p>
          {say(
            `Mail, text messages, captcha, exchange rates, a store for receipts and a language
            model are settings. Each has a default that works without anybody else.`,
          )}
        </p>
      </Panel>
      <Panel title={say('Figures for operations')}>
        <p>
          {say(
            `Health checks, structured logs without personal content and figures in the format
            of Prometheus.`,
          )}
        </p>
      </Panel>
    </Panels>
  </Section>
)
