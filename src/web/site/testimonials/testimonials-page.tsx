import { routes } from '#contract/routes.ts'
import { say } from '#web/words/say.ts'
import { ActionLink, Opening } from '../parts.tsx'
import { SitePart, slot } from '../site-part.tsx'

/** The server fills in what staff approved; with none, the page asks for the first. */
export function TestimonialsPage() {
  return (
    <>
      <Opening
        title={say('In the words of people who use it')}
        actions={
          <ActionLink to={routes.testimonials.path} look="outline">
            {say('Write one in the app')}
          </ActionLink>
        }
      >
        <p>
          {say(
            `Everything here was written by users inside the app and read by a person before it
            appeared. We invent none, pay for none and change no word.`,
          )}
        </p>
      </Opening>
      <div className="wide py-6">
        <SitePart name="quotes">
          <ul className="grid grid-cols-3 gap-4 max-lg:grid-cols-2 phone:grid-cols-1">
            <SitePart name="quote">
              <li className="grid content-start gap-3 rounded-xl border bg-card p-6">
                <p className="text-primary-text" role="img" aria-label={slot('quoteRating')}>
                  {slot('quoteStars')}
                </p>
                <blockquote className="wrap-anywhere whitespace-pre-line">
                  {slot('quote')}
                </blockquote>
                <p className="text-sm text-muted-foreground">{slot('quoteName')}</p>
              </li>
            </SitePart>
          </ul>
        </SitePart>
        <SitePart name="no-quotes">
          <div className="grid max-w-xl gap-3 rounded-xl border bg-card p-8">
            <h2 className="text-xl font-semibold">{say('Nobody has written one yet')}</h2>
            <p className="text-muted-foreground">
              {say(
                `Use Moneycomb for a while, then say what you think of it under Testimonials in
                your user menu. The first one to be approved appears on this page.`,
              )}
            </p>
          </div>
        </SitePart>
      </div>
    </>
  )
}
