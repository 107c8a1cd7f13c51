import "@/i18n/pages/settings";

export { BrandingCards as BrandingSettings } from "@/features/branding/components/BrandingCards";
