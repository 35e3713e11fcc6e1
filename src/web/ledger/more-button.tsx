import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ComponentProps } from 'react'
import { IconButton } from '#web/ui/button.tsx'

/** There from the first moment; what is behind it comes a little later. */
export function MoreButton(props: Omit<ComponentProps<typeof IconButton>, 'label'>) {
  return (
    <IconButton label="More" {...props}>
      <Ellipsis aria-hidden />
    </IconButton>
  )
}
