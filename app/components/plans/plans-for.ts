import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { PlansProps } from './plans.tsx'

/** What the cards of the plans need to know of whoever looks at them. */
export function plansFor({ payments }: Pick<Services, 'payments'>, member: Member | null): PlansProps {
	return { current: member?.plan ?? null, onSale: payments !== null }
}
