import { routes } from '#contract/routes.ts'
import { ActionLink, Opening, Panel, Panels, Section } from '../parts.tsx'

export function CorporatePage() {
  return (
    <>
      <Opening
        title="Moneycomb for companies, clubs and shared houses"
        actions={
          <>
            <ActionLink to={`${routes.contact.path}?topic=corporate`}>Ask for an offer</ActionLink>
            <ActionLink to={routes.features.path} look="outline">
              What it does
            </ActionLink>
          </>
        }
      >
        <p>
          The same product, run for your people: on your own servers, under your own address, with
          your own staff roles. The money people write down stays theirs and stays with you.
        </p>
      </Opening>
      <Section title="What it is good for">
        <Panels isPaired>
          <Panel title="Teams that travel">
            <p>
              A group for each trip, every bill shared as it was eaten, and one settlement at the
              end with the fewest payments.
            </p>
          </Panel>
          <Panel title="Associations and clubs">
            <p>
              Shared costs and shared goals with a target for each member, and an activity feed that
              says who changed what.
            </p>
          </Panel>
          <Panel title="Houses and co-ops">
            <p>
              Rent and supplies that enter themselves, households that settle as one, and people
              without an account included.
            </p>
          </Panel>
          <Panel title="A benefit for employees">
            <p>
              A private money book for everybody. Whoever runs the server sees how much is used,
              never an amount.
            </p>
          </Panel>
        </Panels>
      </Section>
      <Section title="What your administrators get" isTinted>
        <Panels>
          <Panel title="One program, one database">
            <p>
              A single server program and PostgreSQL. Several servers can share one database; jobs
              run once however many there are.
            </p>
          </Panel>
          <Panel title="Roles checked on the server">
            <p>
              Four staff roles with rights per area. A control somebody may not use is neither shown
              nor accepted.
            </p>
          </Panel>
          <Panel title="An audit log that cannot be edited quietly">
            <p>
              Every staff action is chained to the one before it. Change one entry, and the check
              says which.
            </p>
          </Panel>
          <Panel title="Staff see no money">
            <p>
              Accounts can be found, suspended and helped without any amount being shown. How many
              records somebody has is seen by opening their account, which is written down; of what
              no list shows, the figures of all tell no count from one to four.
            </p>
          </Panel>
          <Panel title="Your own providers">
            <p>
              Mail, text messages, captcha, exchange rates, a store for receipts and a language
              model are settings. Each has a default that works without anybody else.
            </p>
          </Panel>
          <Panel title="Figures for operations">
            <p>
              Health checks, structured logs without personal content and figures in the format of
              Prometheus.
            </p>
          </Panel>
        </Panels>
      </Section>
      <Section
        title="How to begin"
        lead={
          <>
            Write to us with the number of people and where it should run. You get an answer from
            somebody who builds the product, with a price for support and setup. The program itself
            carries an MIT licence, so you can try it on your own machine before you write.
          </>
        }
      >
        <div>
          <ActionLink to={`${routes.contact.path}?topic=corporate`}>Write to us</ActionLink>
        </div>
      </Section>
    </>
  )
}
