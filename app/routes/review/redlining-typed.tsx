import { createContext, use, type ReactNode } from 'react'
import { readRefused, typedIn, type Typed } from './redlining-refused.ts'

const Refused = createContext<ReturnType<typeof readRefused>>(null)

/** Gives the forms below it what was typed into the one that was refused. */
export function RefusedForms({ answer, children }: { answer: unknown; children: ReactNode }) {
	return <Refused value={readRefused(answer)}>{children}</Refused>
}

/** What was typed into this form before it was refused; see `typedIn`. */
export function useTyped(about: Record<string, string>): Typed {
	return typedIn(use(Refused), about)
}

/** Why a form was refused, below the box it is about. */
export function WhyRefused({ id, typed }: { id: string; typed: Typed }) {
	return typed.said === null ? null : (
		<p id={id} className="text-sm font-medium text-high">
			{typed.said}
		</p>
	)
}

/** What ties a box to that sentence. */
export function refusedBox(id: string, typed: Typed) {
	return typed.said === null ? {} : ({ 'aria-invalid': true, 'aria-describedby': id } as const)
}
