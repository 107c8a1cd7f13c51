export { BrandingCards as BrandingPart } from "@/features/branding/components/BrandingCards";
