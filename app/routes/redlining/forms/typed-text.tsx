import { createContext, use, useMemo, type ReactNode } from 'react'
import { formKey, type Drafts } from './drafts.ts'
import { readRefused, typedIn, type Typed } from './refused-form.ts'
import type { Resource } from './resources.ts'

const TypedBefore = createContext<{ refused: ReturnType<typeof readRefused>; drafts: Drafts | null }>({ refused: null, drafts: null })

/** Gives the forms below it their earlier input: of the refused form, or of unsent drafts. */
export function TypedForms({ answer, drafts, children }: { answer: unknown; drafts: Drafts; children: ReactNode }) {
	const before = useMemo(() => ({ refused: readRefused(answer), drafts }), [answer, drafts])
	return <TypedBefore value={before}>{children}</TypedBefore>
}

/** The earlier input of this form, refused or unsent; see `typedIn`. */
export function useTyped(resource: Resource, about: Record<string, string> = {}): Typed {
	const { refused, drafts } = use(TypedBefore)
	return typedIn(refused, resource, about, drafts?.of(formKey(resource, about)))
}

/** Why a form was refused, below the box it is about. */
export function RefusalMessage({ id, typed }: { id: string; typed: Typed }) {
	return typed.message === null ? null : (
		<p id={id} className="text-sm font-medium text-high">
			{typed.message}
		</p>
	)
}

/** The attributes that link a box with its message. */
export function refusedBox(id: string, typed: Typed) {
	return typed.message === null ? {} : ({ 'aria-invalid': true, 'aria-describedby': id } as const)
}
