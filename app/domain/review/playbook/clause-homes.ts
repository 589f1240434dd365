/** How clauses are headed in which wording of several rules belongs. */
export const ofSecrecy = /\bconfiden|\bnon-?disclosure\b|\bsecrecy\b/i
export const ofRepresentations = /\brepresent|\bwarrant/i
export const ofCreations = /\bintellectual property\b|\binventions?\b|\bwork product\b|\bownership\b/i
export const ofGrant = /\b(?:equity|options?|grant|stock|shares)\b/i
