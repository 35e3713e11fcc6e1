import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'
import { screenLimits } from '#contract/screen-limits.ts'
import { classes } from '../classes.ts'

export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider
      delayDuration={screenLimits.tooltipDelayMs}
      skipDelayDuration={screenLimits.tooltipSkipDelayMs}
    >
      {children}
    </Radix.Provider>
  )
}

export interface TooltipProps {
  readonly text: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** One control that can hold focus. */
  readonly children: ReactNode
}

export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={classes(
            'z-60 max-w-64 animate-fade-in rounded-md bg-foreground px-2.5 py-1.5 text-sm',
            'text-background shadow-floating',
          )}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
