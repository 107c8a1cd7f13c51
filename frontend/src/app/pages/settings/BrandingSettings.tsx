export { BrandingCards as BrandingSettings } from "@/features/branding/components/BrandingCards";
