import { sitePageIds } from '#contract/site.ts'

/** As the build writes them, with nothing around what the server fills in. */
const bodies: Readonly<Record<string, string>> = {
  'public-testimonials':
    '<site-quotes><ul><site-quote><li>{{quote}} ({{quoteName}}, {{quoteRating}})</li>' +
    '</site-quote></ul></site-quotes><site-no-quotes>Nobody yet</site-no-quotes>',
  contact:
    '<site-contact-sent>Sent</site-contact-sent><site-contact-form><form>' +
    '<site-contact-refused>Refused</site-contact-refused>' +
    '<site-name-problem>Name: {{nameError}}</site-name-problem>' +
    '<site-email-problem>Email: {{emailError}}</site-email-problem>' +
    '<site-message-problem>Message: {{messageError}}</site-message-problem>' +
    '<input name="name" value="{{contactName}}" aria-invalid="{{nameInvalid}}">' +
    '<option value="question"></option><option value="corporate"></option>' +
    '<textarea>{{contactMessage}}</textarea><input name="token" value="{{formToken}}">' +
    '</form></site-contact-form>',
}

const stores =
  '<site-app-store><a href="{{appStoreUrl}}">App Store</a></site-app-store>' +
  '<site-no-app-store>App Store coming soon</site-no-app-store>'

/** Pages to fill in, for tests that need no built site. */
export const barePages: ReadonlyMap<string, string> = new Map(
  sitePageIds.map((id) => [
    id,
    `<link rel="canonical" href="{{origin}}/${id}"><site-demo>Try</site-demo>${stores}` +
      (bodies[id] ?? ''),
  ]),
)
