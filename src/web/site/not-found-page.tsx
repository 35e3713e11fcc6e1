import { routes } from '#contract/routes.ts'
import { ActionLink, Opening } from './parts.tsx'

export const NotFoundPage = () => (
  <Opening
    title="There is nothing at this address"
    actions={
      <>
        <ActionLink to={routes.home.path}>Go to the start</ActionLink>
        <ActionLink to={routes.help.path} look="outline">
          Help
        </ActionLink>
      </>
    }
  >
    <p>It may have moved, or the address may have a typing error.</p>
  </Opening>
)
