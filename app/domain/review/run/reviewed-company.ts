import { z } from 'zod'
import type { ReviewedCompany } from '../report/report.ts'

/** What a review keeps of a company's profile, in one order of keys: equal profiles give equal reports. */
export const ReviewedCompanyFields: z.ZodType<ReviewedCompany> = z.object({
	legal_entity_name: z.string(),
	incorporation_state: z.string().nullable(),
	authorized_shares: z.number().nullable(),
	issued_shares: z.number().nullable(),
})
